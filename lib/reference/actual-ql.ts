import type { PhrasingContent, RootContent } from 'mdast';
import { generatedStrings } from '@/strings/generated';
import { textOf, unitOf, type Note, type Reference } from './data';
import { codeHeading, inline, inlineCode, labeled, markdown, plain, table } from '../mdx/nodes';
import { readSample, sampleBlocks } from './samples';

/** A field of a table. */
interface Field {
  type: string;
  ref?: string;
  required?: boolean;
  default?: unknown;
}

/** Data about the query language: content/reference/actual-ql.json. */
export interface QlData {
  package: string;
  version: string;
  methods: Record<string, { parameters: string[] }>;
  operators: Record<string, { types?: string[] }>;
  conditionWords: string[];
  functions: Record<
    string,
    { arguments: { min: number; max: number | null; types?: string[] }; returns: string; aggregate?: boolean }
  >;
  options: Record<string, string[]>;
  tables: Record<string, { order?: unknown; fields: Record<string, Field> }>;
}

/** Our descriptions of it: content/reference/actual-ql.yml. */
export interface QlNotes {
  methods: Record<string, string>;
  operators: Record<string, { text: string; example: string }>;
  conditionWords: Record<string, { text: string; example: string }>;
  functions: Record<string, { takes: string; gives: string; text: string; sample: string }>;
  options: Record<string, Record<string, string>>;
  tables: Record<string, { text: string; order?: string; fields: Record<string, Note> }>;
}

export type QlReference = Reference<QlData, QlNotes>;

/** A table of the methods of a query. */
export function qlMethods({ data, notes }: QlReference): RootContent[] {
  return [
    table(
      [generatedStrings.method, generatedStrings.whatItDoes],
      Object.entries(data.methods).map(([name, { parameters }]) => [
        [inlineCode(`${name}(${parameters.map(parameter => parameter.split(' ')[0]).join(', ')})`)],
        inline(notes.methods[name] ?? ''),
      ]),
    ),
  ];
}

/** A table of the operators and the words that combine conditions. */
export function qlOperators({ data, notes }: QlReference): RootContent[] {
  const row = (name: string, note?: { text: string; example: string }): PhrasingContent[][] => [
    [inlineCode(name)],
    [...inline(note?.text ?? ''), { type: 'break' }, inlineCode(note?.example ?? '')],
  ];
  return [
    table(
      [generatedStrings.operator, generatedStrings.trueWhen],
      Object.keys(data.operators).map(name => row(name, notes.operators[name])),
    ),
    table(
      [generatedStrings.word, generatedStrings.whatItDoes],
      data.conditionWords.map(name => row(name, notes.conditionWords[name])),
    ),
  ];
}

/** The functions. Each has a heading, its arguments and result, and an example with its output. */
export async function qlFunctions({ data, notes }: QlReference): Promise<RootContent[]> {
  const blocks = await Promise.all(
    Object.keys(data.functions).map(async (name): Promise<RootContent[]> => {
      const note = notes.functions[name];
      if (!note) return [];
      const [file = '', region] = note.sample.split('/');
      return [
        codeHeading(3, name, `fn-${name.slice(1).toLowerCase()}`),
        ...markdown(note.text),
        labeled(generatedStrings.takes, inline(note.takes)),
        labeled(generatedStrings.gives, inline(note.gives)),
        ...sampleBlocks(await readSample(file, region)),
      ];
    }),
  );
  return blocks.flat();
}

/** The values of a table's option, such as `transactions.splits`. */
export function qlOption({ data, notes }: QlReference, option: string): RootContent[] {
  const values = data.options[option];
  if (!values)
    throw new Error(
      `There's no option "${option}". The options are: ${Object.keys(data.options).join(', ')}.`,
    );
  return [
    table(
      [generatedStrings.value, generatedStrings.whatComesBack],
      values.map(value => [[inlineCode(value)], inline(notes.options[option]?.[value] ?? '')]),
    ),
  ];
}

/** The tables. Each has a heading, what a row is, the order of its rows, and its fields. */
export function qlTables({ data, notes }: QlReference): RootContent[] {
  return Object.entries(data.tables).flatMap(([name, { fields }]): RootContent[] => {
    const note = notes.tables[name];
    if (!note) return [];
    return [
      codeHeading(3, name, tableId(name)),
      ...markdown(note.text),
      ...(note.order ? [labeled(generatedStrings.order, inline(note.order))] : []),
      table(
        [generatedStrings.field, generatedStrings.meaning],
        Object.entries(fields).map(([field, declared]) => [
          [inlineCode(field), { type: 'break' }, ...fieldType(declared, note.fields[field] ?? '')],
          inline(textOf(note.fields[field] ?? '')),
        ]),
      ),
    ];
  });
}

const tableId = (name: string) => `table-${name.replaceAll('_', '-')}`;

function fieldType({ type, ref, required }: Field, note: Note): PhrasingContent[] {
  const parts: PhrasingContent[] = [inlineCode(type)];
  const unit = unitOf(note);
  if (unit) parts.push(plain(`, ${unit}`));
  if (ref)
    parts.push(plain(` ${generatedStrings.of} `), {
      type: 'link',
      url: `#${tableId(ref)}`,
      children: [inlineCode(ref)],
    });
  if (required) parts.push(plain(`, ${generatedStrings.required}`));
  return parts;
}
