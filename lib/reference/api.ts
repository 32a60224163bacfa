import type { PhrasingContent, RootContent } from 'mdast';
import { generatedStrings } from '@/strings/generated';
import { textOf, unitOf, type Note, type Reference } from './data';
import { codeBlock, codeHeading, inline, inlineCode, labeled, markdown, plain, table } from '../mdx/nodes';
import { readSample, sampleBlocks } from './samples';

/** A parameter or field, as declared by the package. */
interface Declared {
  name: string;
  type: string;
  optional?: boolean;
  default?: string;
}

/** The declarations of the API package: content/reference/api.json. */
export interface ApiData {
  package: string;
  version: string;
  methods: Record<string, { signature: string; parameters: Declared[]; deprecated?: boolean }>;
  values: Record<string, string>;
  types: Record<string, { fields: Declared[] } | { variants: Record<string, string[]>[] }>;
}

/** Our descriptions of it: content/reference/api.yml. */
export interface ApiNotes {
  methods: Record<
    string,
    {
      /** The section of the reference page that shows it. */
      group: string;
      text: string;
      parameters?: Record<string, Note>;
      /** What the promise resolves to. */
      returns: string;
      /** The errors it throws, or `common` if it only throws those of every method. */
      errors: string;
      /** The example: `file/region` of content/samples. */
      sample: string;
    }
  >;
  values: Record<string, string>;
  types: Record<string, { id?: string; text: string; fields?: Record<string, Note> }>;
}

export type ApiReference = Reference<ApiData, ApiNotes>;

/**
 * The methods in one section of the reference. Each has a heading, its signature, parameters, result, errors, and an example.
 */
export async function apiMethods({ data, notes }: ApiReference, group: string): Promise<RootContent[]> {
  const names = Object.keys(notes.methods).filter(name => notes.methods[name]?.group === group);
  if (names.length === 0) {
    const groups = [...new Set(Object.values(notes.methods).map(method => method.group))];
    throw new Error(`The API has no group "${group}". The groups are: ${groups.join(', ')}.`);
  }
  const blocks = await Promise.all(names.map(name => methodBlocks(name, data, notes)));
  return blocks.flat();
}

async function methodBlocks(name: string, data: ApiData, notes: ApiNotes): Promise<RootContent[]> {
  const declared = data.methods[name];
  const described = notes.methods[name];
  if (!declared || !described) return [];
  const [file = '', region] = described.sample.split('/');
  const errors = described.errors === 'common' ? generatedStrings.commonErrors : described.errors;
  return [
    codeHeading(3, name),
    codeBlock('ts', `function ${declared.signature.replace(/^\w+\./, '')}`),
    ...markdown(described.text),
    ...parameterTable(declared.parameters, described.parameters ?? {}, data, notes),
    labeled(generatedStrings.returns, inline(described.returns)),
    labeled(generatedStrings.errors, inline(errors)),
    ...sampleBlocks(await readSample(file, region)),
  ];
}

function parameterTable(
  declared: Declared[],
  described: Record<string, Note>,
  data: ApiData,
  notes: ApiNotes,
): RootContent[] {
  if (declared.length === 0) return [];
  return [
    fieldTable(
      generatedStrings.parameters,
      declared.map(parameter => fieldRow(parameter, described, data, notes)),
    ),
  ];
}

/** A table of parameters or fields, which pages show as a list (lib/mdx/plugins/field-lists.ts). */
function fieldTable(label: string, rows: PhrasingContent[][][]): RootContent {
  return { ...table([label, generatedStrings.meaning], rows), data: { hProperties: { dataFields: '' } } };
}

/** A value that isn't a method: a heading, and its purpose. */
export function apiValue({ data, notes }: ApiReference, name: string): RootContent[] {
  if (!(name in data.values))
    throw new Error(
      `The API has no value "${name}". The values are: ${Object.keys(data.values).join(', ')}.`,
    );
  return [codeHeading(3, name), ...markdown(notes.values[name] ?? '')];
}

/** A type: a heading, a description, and its fields. For a union, each variant's values. */
export function apiType({ data, notes }: ApiReference, name: string): RootContent[] {
  const declared = data.types[name];
  const described = notes.types[name];
  if (!declared || !described)
    throw new Error(`The API has no type "${name}". The types are: ${Object.keys(data.types).join(', ')}.`);
  const blocks: RootContent[] = [codeHeading(3, name, described.id), ...markdown(described.text)];
  if ('fields' in declared) {
    const rows = declared.fields.map(field => fieldRow(field, described.fields ?? {}, data, notes));
    return [...blocks, fieldTable(generatedStrings.fields, rows)];
  }
  const keys = [...new Set(declared.variants.flatMap(variant => Object.keys(variant)))];
  const rows = declared.variants.map(variant => [
    ...keys.map(key => codeList(variant[key] ?? [])),
    inline(textOf(described.fields?.[variantName(variant)] ?? '')),
  ]);
  return [...blocks, table([...keys, generatedStrings.meaning], rows)];
}

/** A variant's key: its first field's value. */
export const variantName = (variant: Record<string, string[]>): string =>
  Object.values(variant)[0]?.[0] ?? '';

const codeList = (words: string[]): PhrasingContent[] =>
  words.flatMap((word, index) => (index === 0 ? [inlineCode(word)] : [plain(', '), inlineCode(word)]));

function fieldRow(
  { name, type, optional, default: value }: Declared,
  described: Record<string, Note>,
  data: ApiData,
  notes: ApiNotes,
): PhrasingContent[][] {
  const note = described[name] ?? '';
  const unit = unitOf(note);
  const cell: PhrasingContent[] = [inlineCode(name), { type: 'break' }, typeText(type, data, notes)];
  if (unit) cell.push(plain(`, ${unit}`));
  if (optional && value === undefined) cell.push(plain(`, ${generatedStrings.optional}`));
  if (value !== undefined) cell.push(plain(`, ${generatedStrings.defaultOf} `), inlineCode(value));
  return [cell, inline(textOf(note))];
}

/** A type as text. If it's a type in this reference, or a list of one, it's a link. */
function typeText(type: string, { types }: ApiData, notes: ApiNotes): PhrasingContent {
  const named = [...type.matchAll(/[A-Z]\w+/g)].map(([word]) => word).find(word => word in types);
  if (named === undefined) return inlineCode(type);
  const id = notes.types[named]?.id ?? named.toLowerCase();
  return { type: 'link', url: `#${id}`, children: [{ type: 'inlineCode', value: type }] };
}
