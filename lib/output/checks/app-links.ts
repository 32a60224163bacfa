import { readFile } from 'node:fs/promises';
import { REFERENCE_FOLDER } from '../../reference/folders';
import type { ExportedSite, OutputCheck } from '../site';
import { brokenAddresses } from './promised';

/** The addresses of this site that the app opens. `npm run extract:links` in tools/app reads them from the app. */
const APP_LINKS = `${REFERENCE_FOLDER}/app-links.txt`;

/** Every address that the app opens must exist, including anchors, so that no button of the app leads to a missing page. */
export const appLinks: OutputCheck = {
  name: 'addresses that the app opens',
  run: async site => brokenAppLinks(await readFile(APP_LINKS, 'utf8'), site),
};

/**
 * Finds the addresses in a list that don't exist on the site.
 *
 * @param list one address per line
 */
export function brokenAppLinks(list: string, site: ExportedSite): string[] {
  return brokenAddresses(list, site).map(
    ({ address, line, reason }) => `${APP_LINKS}:${line}: the app opens "${address}", which ${reason}`,
  );
}
