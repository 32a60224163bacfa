import { readFile } from 'node:fs/promises';
import { REFERENCE_FOLDER } from '../../reference/folders';
import type { ExportedSite, OutputCheck } from '../site';
import { oldAddressMistake } from './promised';

/** The addresses of this site that the app opens. `npm run extract:links` in tools/app reads them from the app. */
const APP_LINKS = `${REFERENCE_FOLDER}/app-links.txt`;

/** Every address that the app opens must exist, including anchors, so that no button of the app leads to a missing page. */
export const appLinks: OutputCheck = {
  name: 'addresses that the app opens',
  run: async site => brokenAppLinks(await readFile(APP_LINKS, 'utf8'), site),
};

/**
 * Finds addresses of a list that don't exist on the site.
 *
 * @param list one address a line
 */
export function brokenAppLinks(list: string, site: ExportedSite): string[] {
  return list.split('\n').flatMap((address, index) => {
    if (address === '') return [];
    const reason = oldAddressMistake(address, site);
    return reason ? [`${APP_LINKS}:${index + 1}: the app opens "${address}", which ${reason}`] : [];
  });
}
