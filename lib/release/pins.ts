import { pinOf } from './version-mismatches';
import { readJson, type JsonSource } from './json-source';
import type { Task } from './task';
import { compareVersions, isVersion, newestUpTo } from './version';

/** The published versions of each package of the app on npm. */
export type Published = Readonly<Record<string, readonly string[]>>;

const TOOLS = 'tools/app/package.json';

/**
 * Finds pinned packages of tools/app that should be updated. Not every package is published for every release of the app, so the
 * right version is the newest up to that release. Samples may run on the next version if npm has none for this release.
 *
 * @param root the project's folder
 * @param version the release to document
 * @param published the versions on npm by package
 */
export async function pinMistakes(root: string, version: string, published: Published): Promise<Task[]> {
  const tools = await readJson(root, TOOLS);
  if (!tools) return [];
  const unpublished = (published['@actual-app/web'] ?? []).includes(version)
    ? []
    : [
        {
          file: TOOLS,
          line: tools.lineOf(['dependencies', '@actual-app/web']),
          text: `npm has no @actual-app/web ${version} yet.`,
        },
      ];
  return [
    ...unpublished,
    ...['@actual-app/api', '@actual-app/sync-server'].flatMap(name =>
      olderThan(tools, name, newestUpTo(version, published[name] ?? [])),
    ),
    ...olderThan(tools, 'api-samples', samplesRelease(version, published['@actual-app/api'] ?? [])),
  ];
}

/** The API version for the samples: this release's, or the first after it, or else the newest before it. */
function samplesRelease(version: string, releases: readonly string[]): string | undefined {
  const [next] = releases
    .filter(release => isVersion(release) && compareVersions(release, version) >= 0)
    .sort(compareVersions);
  return next ?? newestUpTo(version, releases);
}

function olderThan(tools: JsonSource, name: string, expected: string | undefined): Task[] {
  const pin = pinOf(tools, name);
  if (expected === undefined || pin === expected) return [];
  const place = ['dependencies', name];
  return [
    { file: TOOLS, line: tools.lineOf(place), text: `${name} is ${pin ?? 'missing'}. Pin ${expected}.` },
  ];
}
