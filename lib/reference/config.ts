import type { PhrasingContent, RootContent } from 'mdast';
import { generatedStrings } from '@/strings/generated';
import type { Reference } from './data';
import { inline, inlineCode, plain, table } from '../mdx/nodes';

/** A setting, as declared in the server's schema. */
export interface Setting {
  env?: string;
  format: string | string[];
  default: unknown;
}

/** The server's settings: content/reference/config.json. */
export interface ConfigData {
  package: string;
  version: string;
  keys: Record<string, Setting>;
  /** Environment variables that the server reads in addition to those of its settings. */
  variables: string[];
  /** Environment variables in the schema that the server ignores. */
  ignored: string[];
}

/** Our descriptions of them: content/reference/config.yml. For a setting that readers don't need, `hidden` says why. */
export interface ConfigNotes {
  keys: Record<string, { group: string; text: string; default?: string } | { hidden: string }>;
  variables: Record<string, string>;
}

export type ConfigReference = Reference<ConfigData, ConfigNotes>;

/** The settings of a group: key, variable, default, and meaning. */
export function configTable({ data, notes }: ConfigReference, group: string): RootContent[] {
  const rows = Object.entries(notes.keys).flatMap(([key, note]) => {
    const setting = data.keys[key];
    return setting && 'group' in note && note.group === group
      ? [[keyCell(key, setting), defaultCell(setting, note.default), inline(note.text)]]
      : [];
  });
  if (rows.length === 0) {
    const groups = Object.values(notes.keys).flatMap(note => ('group' in note ? note.group : []));
    throw new Error(`There's no group "${group}". The groups are: ${[...new Set(groups)].join(', ')}.`);
  }
  return [
    table([generatedStrings.keyAndVariable, generatedStrings.default, generatedStrings.whatItSets], rows),
  ];
}

const keyCell = (key: string, { env }: Setting): PhrasingContent[] =>
  env === undefined ? [inlineCode(key)] : [inlineCode(key), { type: 'break' }, inlineCode(env)];

/** The default value, or our description if it depends on the machine. */
function defaultCell({ default: value }: Setting, words: string | undefined): PhrasingContent[] {
  if (words !== undefined) return inline(words);
  if (value === '' || (Array.isArray(value) && value.length === 0)) return [plain(generatedStrings.none)];
  const values = Array.isArray(value) ? value.map(String) : [String(value)];
  return values.flatMap((item, index) =>
    index === 0 ? [inlineCode(item)] : [plain(', '), inlineCode(item)],
  );
}
