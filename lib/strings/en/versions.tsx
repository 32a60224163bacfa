import type { Mark } from '../types';

/** The notices about a page's version, if there are several. */
export const versionsStrings = {
  unreleased: (site: string, version: string) =>
    `This is unreleased documentation for ${site} ${version} version.`,
  unmaintained: (site: string, version: string) =>
    `This is documentation for ${site} ${version}, which is no longer actively maintained.`,
  upToDate: (latest: Mark, label: string) => (
    <>
      For up-to-date documentation, see the {latest('latest version')} ({label}).
    </>
  ),
} as const;
