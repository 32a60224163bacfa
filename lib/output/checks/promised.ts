import { readFile } from 'node:fs/promises';
import { REFERENCE_FOLDER } from '../../reference/folders';
import { isExternal, withTrailingSlash } from '../../routes';
import type { ExportedSite, OutputCheck } from '../site';
import { mistakeOf } from './links';
import { targetOf } from './redirects';

/** Addresses that were published and must keep working. The list only grows. */
const PROMISED = `${REFERENCE_FOLDER}/promised-addresses.txt`;

/** Every address that was ever published is still a page or a file, or redirects to one. */
export const promised: OutputCheck = {
  name: 'promised addresses',
  run: async site => brokenPromises(await readFile(PROMISED, 'utf8'), site),
};

/**
 * Finds the addresses in a list that no longer lead to a page or a file.
 *
 * @param list one address a line; lines that start with # are comments
 */
export function brokenPromises(list: string, site: ExportedSite): string[] {
  return brokenAddresses(list, site).map(
    ({ address, line, reason }) =>
      `${PROMISED}:${line}: "${address}" ${reason} Add a redirect to content/redirects.yml.`,
  );
}

/**
 * The broken addresses in a list, each with its line and what is wrong.
 *
 * @param list one address a line; lines that start with # are comments
 */
export function brokenAddresses(
  list: string,
  site: ExportedSite,
): { address: string; line: number; reason: string }[] {
  return list.split('\n').flatMap((text, index) => {
    const address = text.trim();
    if (address === '' || address.startsWith('#')) return [];
    const reason = oldAddressMistake(address, site);
    return reason ? [{ address, line: index + 1, reason }] : [];
  });
}

/**
 * Why an old address is broken. Undefined if it leads to a page or a file, possibly through a redirect. Its trailing slash may be
 * missing, because web servers add it.
 */
function oldAddressMistake(address: string, site: ExportedSite): string | undefined {
  const whole = withTrailingSlash(address);
  const [path = '', hash] = whole.split('#');
  const stub = site.stubs.get(path);
  const target = stub && targetOf(stub);
  const outside = { route: '/', ids: new Set<string>() };
  if (target === undefined) return mistakeOf(whole, outside, site);
  if (isExternal(target)) return undefined;
  // Browsers keep the hash of the old address if the redirect has none.
  return mistakeOf(hash === undefined || target.includes('#') ? target : `${target}#${hash}`, outside, site);
}
