import type { YamlSource } from '../content/files';
import { SourceError } from '../content/source-error';
import type { QlData } from './actual-ql';
import { variantName, type ApiData } from './api';
import type { ConfigData } from './config';
import { isEmpty, readReference, type ReferenceName, type Reference } from './data';
import { REFERENCE_FOLDER } from './folders';

/** A group of names in a package's data, and where their descriptions are. */
interface NameGroup {
  /** What an entry is called in messages. */
  what: string;
  /** The path of the descriptions in the YAML file. */
  notes: string[];
  /** Each name, with its position in the JSON file. */
  names: Map<string, (string | number)[]>;
  /** Names whose description needs a unit, because they are plain numbers. */
  units?: Set<string>;
  /** The required fields of each description, if it isn't only text. */
  parts?: string[];
}

/** Finds names without a description, and descriptions of names that don't exist. */
export async function referenceMistakes(folder = REFERENCE_FOLDER): Promise<SourceError[]> {
  const [api, ql, config] = await Promise.all([
    readReference<ApiData, unknown>('api', folder),
    readReference<QlData, unknown>('actual-ql', folder),
    readReference<ConfigData, unknown>('config', folder),
  ]);
  return [
    ...apiGroups(api.data).flatMap(group => groupMistakes(group, api, 'api')),
    ...qlGroups(ql.data).flatMap(group => groupMistakes(group, ql, 'actual-ql')),
    ...configGroups(config.data).flatMap(group => groupMistakes(group, config, 'config')),
  ];
}

/** A group whose names are at the same path in the data and the notes. */
function group(what: string, path: string[], names: string[] | object, parts?: string[]): NameGroup {
  const keys = Array.isArray(names)
    ? names.map((name: string, index): [string, number] => [name, index])
    : Object.keys(names).map((name): [string, string] => [name, name]);
  return { what, notes: path, names: new Map(keys.map(([name, key]) => [name, [...path, key]])), parts };
}

function apiGroups({ methods, values, types }: ApiData): NameGroup[] {
  return [
    group('method', ['methods'], methods, ['group', 'text', 'returns', 'errors', 'sample']),
    group('value', ['values'], values),
    group('type', ['types'], types, ['text']),
    ...Object.entries(methods).map(([name, { parameters }]) =>
      partGroup(`parameter of ${name}`, ['methods', name, 'parameters'], parameters),
    ),
    ...Object.entries(types).map(([name, type]) =>
      'fields' in type
        ? partGroup(`field of ${name}`, ['types', name, 'fields'], type.fields)
        : {
            ...group(`form of ${name}`, ['types', name, 'variants'], type.variants.map(variantName)),
            notes: ['types', name, 'fields'],
          },
    ),
  ];
}

/** The parameters of a method or the fields of a type. */
const partGroup = (what: string, path: string[], parts: Parameters<typeof numbers>[0]): NameGroup => ({
  ...group(
    what,
    path,
    parts.map(({ name }) => name),
  ),
  units: numbers(parts),
});

function qlGroups({ methods, operators, conditionWords, functions, options, tables }: QlData): NameGroup[] {
  return [
    group('method of a query', ['methods'], methods),
    group('operator', ['operators'], operators, ['text', 'example']),
    group('word of a condition', ['conditionWords'], conditionWords, ['text', 'example']),
    group('function', ['functions'], functions, ['takes', 'gives', 'text', 'sample']),
    group('option', ['options'], options),
    ...Object.entries(options).map(([name, values]) => group(`value of ${name}`, ['options', name], values)),
    group('table', ['tables'], tables, ['text']),
    ...Object.entries(tables).map(([name, { fields }]) => ({
      ...group(`field of ${name}`, ['tables', name, 'fields'], fields),
      units: new Set(Object.keys(fields).filter(field => fields[field]?.type === 'integer')),
    })),
  ];
}

function configGroups({ keys, variables }: ConfigData): NameGroup[] {
  return [group('setting', ['keys'], keys), group('variable', ['variables'], variables)];
}

const numbers = (fields: { name: string; type: string }[]) =>
  new Set(fields.filter(({ type }) => type === 'number').map(({ name }) => name));

function groupMistakes(
  { what, notes, names, units = new Set(), parts = [] }: NameGroup,
  { data, dataSource, notesSource }: Reference<{ package: string; version: string }, unknown>,
  file: ReferenceName,
): SourceError[] {
  const described = at(notesSource, notes) ?? {};
  const inNotes = (name: string, reason: string) =>
    mistake(notesSource, [...notes, name], `The ${what} "${name}" ${reason}`);
  const missing = [...names]
    .filter(([name]) => isEmpty(described[name]))
    .map(([name, place]) =>
      mistake(
        dataSource,
        place,
        `The ${what} "${name}" has no description. Add it to ${file}.yml under ${notes.join('.')}.`,
      ),
    );
  const unknown = Object.keys(described)
    .filter(name => !names.has(name))
    .map(name => inNotes(name, `is described, but isn't in ${data.package} ${data.version}. Remove it.`));
  const withoutUnit = [...units]
    .filter(name => typeof described[name] === 'string')
    .map(name => inNotes(name, 'is a number. Write its unit: [minor units, …].'));
  const incomplete = Object.entries(described).flatMap(([name, note]) =>
    missingParts(note, parts).map(part => inNotes(name, `has no ${part}. Add it.`)),
  );
  return [...missing, ...unknown, ...withoutUnit, ...incomplete];
}

const missingParts = (note: unknown, parts: readonly string[]): string[] =>
  parts.filter(part => isEmpty((note as Record<string, unknown> | null)?.[part]));

function at(source: YamlSource, path: string[]): Record<string, unknown> | undefined {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    source.value,
  ) as Record<string, unknown> | undefined;
}

const mistake = (source: YamlSource, path: (string | number)[], reason: string): SourceError =>
  new SourceError(source.file, source.keyPlaceOf(path), reason);
