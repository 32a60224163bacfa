import type { YamlSource } from '../content/files';
import { SourceError } from '../content/source-error';
import type { QlData } from './actual-ql';
import { variantName, type ApiData } from './api';
import type { ConfigData } from './config';
import { readReference, type ReferenceName, type Reference } from './data';
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
    ...apiGroups(api.data).flatMap(shelf => groupMistakes(shelf, api, 'api')),
    ...qlGroups(ql.data).flatMap(shelf => groupMistakes(shelf, ql, 'actual-ql')),
    ...configGroups(config.data).flatMap(shelf => groupMistakes(shelf, config, 'config')),
  ];
}

function apiGroups({ methods, values, types }: ApiData): NameGroup[] {
  return [
    {
      what: 'method',
      notes: ['methods'],
      names: keysOf(['methods'], methods),
      parts: ['group', 'text', 'returns', 'errors', 'sample'],
    },
    { what: 'value', notes: ['values'], names: keysOf(['values'], values) },
    { what: 'type', notes: ['types'], names: keysOf(['types'], types), parts: ['text'] },
    ...Object.entries(methods).map(([name, { parameters }]) => ({
      what: `parameter of ${name}`,
      notes: ['methods', name, 'parameters'],
      names: listOf(
        ['methods', name, 'parameters'],
        parameters.map(parameter => parameter.name),
      ),
      units: numbers(parameters),
    })),
    ...Object.entries(types).map(([name, type]) =>
      'fields' in type
        ? {
            what: `field of ${name}`,
            notes: ['types', name, 'fields'],
            names: listOf(
              ['types', name, 'fields'],
              type.fields.map(field => field.name),
            ),
            units: numbers(type.fields),
          }
        : {
            what: `form of ${name}`,
            notes: ['types', name, 'fields'],
            names: listOf(['types', name, 'variants'], type.variants.map(variantName)),
          },
    ),
  ];
}

function qlGroups({ methods, operators, conditionWords, functions, options, tables }: QlData): NameGroup[] {
  return [
    { what: 'method of a query', notes: ['methods'], names: keysOf(['methods'], methods) },
    {
      what: 'operator',
      notes: ['operators'],
      names: keysOf(['operators'], operators),
      parts: ['text', 'example'],
    },
    {
      what: 'word of a condition',
      notes: ['conditionWords'],
      names: listOf(['conditionWords'], conditionWords),
      parts: ['text', 'example'],
    },
    {
      what: 'function',
      notes: ['functions'],
      names: keysOf(['functions'], functions),
      parts: ['takes', 'gives', 'text', 'sample'],
    },
    { what: 'option', notes: ['options'], names: keysOf(['options'], options) },
    ...Object.entries(options).map(([name, values]) => ({
      what: `value of ${name}`,
      notes: ['options', name],
      names: listOf(['options', name], values),
    })),
    { what: 'table', notes: ['tables'], names: keysOf(['tables'], tables), parts: ['text'] },
    ...Object.entries(tables).map(([name, { fields }]) => ({
      what: `field of ${name}`,
      notes: ['tables', name, 'fields'],
      names: keysOf(['tables', name, 'fields'], fields),
      units: new Set(Object.keys(fields).filter(field => fields[field]?.type === 'integer')),
    })),
  ];
}

function configGroups({ keys, variables }: ConfigData): NameGroup[] {
  return [
    { what: 'setting', notes: ['keys'], names: keysOf(['keys'], keys) },
    { what: 'variable', notes: ['variables'], names: listOf(['variables'], variables) },
  ];
}

const keysOf = (path: string[], entries: object) =>
  new Map(Object.keys(entries).map(name => [name, [...path, name]]));

const listOf = (path: string[], names: string[]) =>
  new Map(names.map((name, index) => [name, [...path, index]]));

const numbers = (fields: { name: string; type: string }[]) =>
  new Set(fields.filter(({ type }) => type === 'number').map(({ name }) => name));

function groupMistakes(
  { what, notes, names, units, parts }: NameGroup,
  { data, dataSource, notesSource }: Reference<{ package: string; version: string }, unknown>,
  book: ReferenceName,
): SourceError[] {
  const described = at(notesSource, notes) ?? {};
  const missing = [...names].flatMap(([name, place]) =>
    isEmpty(described[name])
      ? mistake(
          dataSource,
          place,
          `The ${what} "${name}" has no description. Add it to ${book}.yml under ${notes.join('.')}.`,
        )
      : [],
  );
  const gone = Object.keys(described).flatMap(name =>
    names.has(name)
      ? []
      : mistake(
          notesSource,
          [...notes, name],
          `The ${what} "${name}" is described, but isn't in ${data.package} ${data.version}. Remove it.`,
        ),
  );
  const bare = [...(units ?? [])].flatMap(name =>
    typeof described[name] === 'string'
      ? mistake(
          notesSource,
          [...notes, name],
          `The ${what} "${name}" is a number. Write its unit: [minor units, …].`,
        )
      : [],
  );
  const incomplete = Object.entries(described).flatMap(([name, note]) =>
    (parts ?? []).flatMap(part =>
      isEmpty((note as Record<string, unknown> | null)?.[part])
        ? mistake(notesSource, [...notes, name], `The ${what} "${name}" has no ${part}. Add it.`)
        : [],
    ),
  );
  return [...missing, ...gone, ...bare, ...incomplete];
}

function at(source: YamlSource, path: string[]): Record<string, unknown> | undefined {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    source.value,
  ) as Record<string, unknown> | undefined;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const mistake = (source: YamlSource, path: (string | number)[], reason: string): SourceError[] => [
  new SourceError(source.file, source.keyPlaceOf(path), reason),
];
