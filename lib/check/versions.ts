import { readdir } from 'node:fs/promises';
import { readEntries, type EntryMistake } from '../content/entries';
import { fieldsOf, isText } from '../content/fields';
import { readText, readYaml, type YamlSource } from '../content/files';
import { parseJson } from '../content/json';
import { SourceError } from '../content/source-error';
import type { VersionConfig } from '../versions/types';
import { reported } from './reported';

/** Where the versions of the docs are configured. */
const VERSIONS_FILE = 'content/versions.json';

const DOCS = 'content/docs';

const FORMAT =
  'Write { "last": "current", "versions": [{ "name": "current", "label": "Next", "folder": "" }] }.';

/**
 * Errors in content/versions.json. Code imports that file (lib/versions/config.ts), so nothing else can be checked until they're
 * fixed.
 */
export function versionsMistakes(): Promise<SourceError[]> {
  return reported(async () => {
    await parseJson(await readText(VERSIONS_FILE), VERSIONS_FILE);
    // The YAML parser reads JSON, too, and knows where each value is.
    return entryMistakes(await readYaml(VERSIONS_FILE), await folders());
  });
}

/** The folders in content/docs, any of which can be a version. */
async function folders(): Promise<string[]> {
  const entries = await readdir(DOCS, { withFileTypes: true });
  return entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
}

function entryMistakes(source: YamlSource, existing: readonly string[]): SourceError[] {
  const { file, value, placeOf, keyPlaceOf } = source;
  const { last, versions, ...others } = fieldsOf(value);
  const mistakeAt = (field: string, reason: string) => [new SourceError(file, placeOf([field]), reason)];
  if (!Array.isArray(versions) || versions.length === 0) return mistakeAt('versions', FORMAT);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    return [
      new SourceError(
        file,
        keyPlaceOf([unknown]),
        `There's no field "${unknown}". The fields are: last, versions.`,
      ),
    ];
  const { entries, mistakes } = readEntries(
    {
      file,
      value: versions,
      placeOf: path => placeOf(['versions', ...path]),
      keyPlaceOf: path => keyPlaceOf(['versions', ...path]),
    },
    ['name', 'label', 'folder'],
    (entry, index) => readVersion(entry, versions.slice(0, index).map(fieldsOf), existing),
  );
  if (mistakes.length > 0) return mistakes;
  const names = entries.map(({ name }) => name);
  if (!names.some(name => name === last))
    return mistakeAt('last', `Write the name of the default version here: ${names.join(' or ')}.`);
  if (!entries.some(({ folder }) => folder === ''))
    return mistakeAt('versions', `No version has the pages in ${DOCS} itself. Give one the folder "".`);
  return [];
}

function readVersion(
  { name, label, folder }: Record<string, unknown>,
  earlier: readonly Record<string, unknown>[],
  existing: readonly string[],
): VersionConfig | EntryMistake {
  if (!isText(name) || !isText(label) || typeof folder !== 'string')
    return { reason: 'Write "name", "label", and "folder", each as text.' };
  if (earlier.some(other => other.name === name))
    return { field: 'name', reason: `The version "${name}" is in the list twice. Remove one.` };
  if (earlier.some(other => other.folder === folder))
    return {
      field: 'folder',
      reason: `Another version has the folder "${folder}", too. Change one of them.`,
    };
  if (folder !== '' && !existing.includes(folder))
    return {
      field: 'folder',
      reason: `There's no folder ${DOCS}/${folder}. Correct it, or remove the version.`,
    };
  return { name, label, folder };
}
