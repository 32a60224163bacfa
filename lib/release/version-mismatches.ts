import { readJson, type JsonSource } from './json-source';
import type { Task } from './task';

/** A place with a release number: a file, and the keys that lead to the number. */
interface Place {
  file: string;
  path: string[];
  /** What to do if its number is different. */
  remedy: string;
}

const TOOLS = 'tools/app/package.json';
const TOOLS_LOCK = 'tools/app/package-lock.json';
const MANIFEST = 'content/screenshots/manifest.json';
const INSTALL = 'Run npm install in tools/app.';
const EXTRACT = 'Run npm run extract in tools/app.';

/** Where the number of the documented release is, besides package.json, which is the source. */
const OWN_PLACES: Place[] = [
  { file: 'package-lock.json', path: ['version'], remedy: 'Run npm install.' },
  { file: 'package-lock.json', path: ['packages', '', 'version'], remedy: 'Run npm install.' },
  { file: TOOLS, path: ['dependencies', '@actual-app/web'], remedy: 'Pin the documented release.' },
  { file: TOOLS, path: ['overrides', '@actual-app/web'], remedy: 'Pin the documented release.' },
];

/** Packages of tools/app, and what is created with each. All of it must be from the pinned release. */
const PINS: Record<string, Place[]> = {
  '@actual-app/web': [
    {
      file: '__tests__/templates/app-results.json',
      path: ['app'],
      remedy: 'Run npm run template-check in tools/app.',
    },
    {
      file: '__tests__/imports/app-rows.json',
      path: ['web'],
      remedy: 'Run npm run import-check in tools/app.',
    },
  ],
  '@actual-app/api': [],
  '@actual-app/sync-server': [{ file: 'content/reference/config.json', path: ['version'], remedy: EXTRACT }],
  'api-samples': [
    { file: 'content/reference/api.json', path: ['version'], remedy: EXTRACT },
    { file: 'content/reference/actual-ql.json', path: ['version'], remedy: EXTRACT },
    {
      file: 'content/samples/ran.json',
      path: ['version'],
      remedy: 'Run npm run samples -- --update in tools/app.',
    },
    {
      file: '__tests__/simulator/app-months.json',
      path: ['api'],
      remedy: 'Run npm run simulator-check in tools/app.',
    },
  ],
};

/**
 * Finds everything with a different release number: package.json, the pinned packages of tools/app, and what was created with
 * them (tables, samples, figures, pictures).
 *
 * @param root the project's folder
 * @param version the release to document
 */
export async function versionMismatches(root: string, version: string): Promise<Task[]> {
  const files = new Map<string, Promise<JsonSource | undefined>>();
  const read = (file: string) => {
    const known = files.get(file) ?? readJson(root, file);
    files.set(file, known);
    return known;
  };
  const differing = async ({ file, path, remedy }: Place, expected: string) =>
    differenceFrom(await read(file), file, path, expected, remedy);

  const tools = await read(TOOLS);
  const source = { file: 'package.json', path: ['version'], remedy: 'Write the documented release.' };
  const pinned = Object.entries(PINS).flatMap(([name, made]) => {
    const pin = pinOf(tools, name);
    if (pin === undefined) return [];
    const locked = {
      file: TOOLS_LOCK,
      path: ['packages', `node_modules/${name}`, 'version'],
      remedy: INSTALL,
    };
    return [locked, ...made].map(place => differing(place, pin));
  });
  const tasks = await Promise.all([
    ...[source, ...OWN_PLACES].map(place => differing(place, version)),
    ...pinned,
    read(MANIFEST).then(manifest => oldPictures(manifest, version)),
  ]);
  return tasks.flat();
}

/** The pinned release of a package of tools/app. `npm:@actual-app/api@25.12.0` is 25.12.0 under another name. */
export function pinOf(tools: JsonSource | undefined, name: string): string | undefined {
  return tools?.textAt(['dependencies', name])?.replace(/^npm:.+@/, '');
}

function differenceFrom(
  source: JsonSource | undefined,
  file: string,
  path: string[],
  expected: string,
  remedy: string,
): Task[] {
  if (!source) return [{ file, line: 1, text: `The file is missing. ${remedy}` }];
  const found = source.textAt(path);
  const name = path.filter(key => key !== '').join(' → ');
  return found === expected
    ? []
    : [
        {
          file,
          line: source.lineOf(path),
          text: `${name} is ${found ?? 'missing'}, not ${expected}. ${remedy}`,
        },
      ];
}

/** Pictures from another release. If every picture is from another release, one line reports them all. */
function oldPictures(manifest: JsonSource | undefined, version: string): Task[] {
  if (!manifest)
    return [{ file: MANIFEST, line: 1, text: 'The file is missing. Run npm run screenshots in tools/app.' }];
  const shared = manifest.textAt(['appVersion']);
  const releaseOf = (name: string) => manifest.textAt(['scenes', name, 'appVersion']) ?? shared;
  const scenes = manifest.keysAt(['scenes']);
  const old = scenes.filter(name => releaseOf(name) !== version);
  if (old.length === scenes.length && old.length > 0) {
    const found = `All ${old.length} pictures show ${shared}, not ${version}.`;
    return [
      {
        file: MANIFEST,
        line: manifest.lineOf(['appVersion']),
        text: `${found} Run npm run screenshots in tools/app.`,
      },
    ];
  }
  return old.map(name => {
    const remedy = `Run npm run screenshots -- ${name} in tools/app.`;
    const text = `The picture ${name} shows ${releaseOf(name)}, not ${version}. ${remedy}`;
    return { file: MANIFEST, line: manifest.lineOf(['scenes', name]), text };
  });
}
