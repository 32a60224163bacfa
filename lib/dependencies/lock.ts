/** A package of package-lock.json, as far as it concerns us. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** The part of package-lock.json that names packages, by their path below the project. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** The only place that packages come from. */
const REGISTRY = 'https://registry.npmjs.org/';

/** Licenses that let us publish what is built with a package, without conditions on our own code. */
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
  // The font: we deliver it with its license (app/fonts/OFL.txt).
  'OFL-1.1',
  // sharp's image library and the layout of diagrams: used while building, never delivered.
  'LGPL-3.0-or-later',
  'EPL-2.0',
  // A dictionary of the spelling check.
  'CC BY-SA 4.0',
];

/** Packages whose package.json names no license, with the one in their repository. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'node_modules/@contentlayer2/source-remote-files': 'MIT',
  'node_modules/format': 'MIT',
};

/** Whether a license expression gives a choice or a combination of allowed licenses only. */
export function isAllowed(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some(choice => choice.split(' AND ').every(name => ALLOWED.includes(name.trim())));
}

/** What is wrong with a lock file: packages from elsewhere, without a seal, or under a license that is not allowed. */
export function lockMistakes({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(
    ([path, { resolved, integrity, license = ELSEWHERE[path], link }]) => {
      if (path === '' || link) return [];
      const mistakes: string[] = [];
      if (resolved !== undefined && !resolved.startsWith(REGISTRY))
        mistakes.push(`${path}: comes from ${resolved}, not from ${REGISTRY}. Install it from there.`);
      if (resolved !== undefined && integrity === undefined) mistakes.push(`${path}: has no integrity hash.`);
      if (license === undefined || !isAllowed(license))
        mistakes.push(
          `${path}: its license is "${license ?? 'not named'}". Read it, then allow it in lib/dependencies/lock.ts, or do without the package.`,
        );
      return mistakes;
    },
  );
}

/** How many packages that the site is built with stand under each license, the commonest first. */
export function licenses({ packages }: LockFile): [license: string, names: string[]][] {
  const byLicense = new Map<string, string[]>();
  for (const [path, { license = ELSEWHERE[path] ?? 'not named', version, dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = `${path.replace(/^.*node_modules\//, '')} ${version ?? ''}`.trim();
    byLicense.set(license, [...(byLicense.get(license) ?? []), name]);
  }
  return [...byLicense].sort(([, a], [, b]) => b.length - a.length);
}
