/** The fields of a package in package-lock.json that we check. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** The packages in package-lock.json, by their path in the project. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** The only registry that packages may come from. */
const REGISTRY = 'https://registry.npmjs.org/';

/** Licenses that put no conditions on our own code when we publish a site built with the package. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
  // The font, which we distribute with its license (app/fonts/LICENSE.txt).
  'OFL-1.1',
  // sharp's image library and the diagram layout, which are used in the build but not distributed.
  'LGPL-3.0-or-later',
  'EPL-2.0',
  // A dictionary for the spell checker.
  'CC BY-SA 4.0',
];

/** Packages whose package.json has no license, with the license in their repository. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'node_modules/@contentlayer2/source-remote-files': 'MIT',
  'node_modules/format': 'MIT',
};

/** Whether a license expression only combines allowed licenses. */
export function isAllowed(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some(choice => choice.split(' AND ').every(name => ALLOWED.includes(name.trim())));
}

/** The errors in a lock file: packages from other registries, without an integrity hash, or with a license that isn't allowed. */
export function lockMistakes({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(
    ([path, { resolved, integrity, license = ELSEWHERE[path], link }]) => {
      if (path === '' || link) return [];
      const mistakes: string[] = [];
      if (resolved !== undefined && !resolved.startsWith(REGISTRY))
        mistakes.push(`${path}: is from ${resolved}. Install it from ${REGISTRY}.`);
      if (resolved !== undefined && integrity === undefined)
        mistakes.push(`${path}: has no integrity hash. Run npm install again.`);
      if (license === undefined || !isAllowed(license))
        mistakes.push(
          `${path}: its license is "${license ?? 'unknown'}". Read it, then allow it in lib/dependencies/lock.ts or remove the package.`,
        );
      return mistakes;
    },
  );
}

/** The number of packages for each license, most common first. */
export function licenses({ packages }: LockFile): [license: string, names: string[]][] {
  const byLicense = new Map<string, string[]>();
  for (const [path, { license = ELSEWHERE[path] ?? 'unknown', version, dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = `${path.replace(/^.*node_modules\//, '')} ${version ?? ''}`.trim();
    byLicense.set(license, [...(byLicense.get(license) ?? []), name]);
  }
  return [...byLicense].sort(([, a], [, b]) => b.length - a.length);
}
