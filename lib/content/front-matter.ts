import type { FieldDef, FieldDefs } from 'contentlayer2/source-files';
import { DESCRIPTION_LENGTH } from '../site';
import { fieldsOf } from './fields';
import type { YamlSource } from './files';
import { releaseMistakes } from './release';
import { SourceError } from './source-error';

/**
 * Checks a file's front matter against its schema. Contentlayer does the same, but its errors have no line and no fix.
 *
 * @param source the front matter
 * @param fields the schema (lib/content/schema.ts)
 * @returns one error for each problem
 */
export function frontMatterMistakes(source: YamlSource, fields: FieldDefs): SourceError[] {
  const value = fieldsOf(source.value);
  const definitions = Object.entries(fields as Record<string, FieldDef>);
  const names = definitions.map(([name]) => name);
  const unknown = Object.keys(value).filter(name => !names.includes(name));
  return [
    ...definitions.flatMap(([name, field]) => fieldMistakes(source, name, value[name], field)),
    ...unknown.map(name => {
      const reason = `There's no field "${name}". The fields are: ${names.join(', ')}.`;
      return new SourceError(source.file, source.keyPlaceOf([name]), reason);
    }),
    ...wordingMistakes(source, value),
  ];
}

/** What is wrong with the value of one field. */
function fieldMistakes(source: YamlSource, name: string, value: unknown, field: FieldDef): SourceError[] {
  const mistake = (path: (string | number)[], reason: string) =>
    new SourceError(source.file, source.placeOf(path), reason);
  if (value === undefined || value === null)
    return field.required
      ? [mistake([name], `The field "${name}" is missing. ${field.description ?? ''}`)]
      : [];
  if (name === 'release')
    return releaseMistakes(value).map(({ path, remedy }) =>
      mistake([name, ...path], `The field "${[name, ...path].join('.')}" is wrong: ${remedy}.`),
    );
  const remedy = typeMistake(value, field);
  return remedy ? [mistake([name], `The field "${name}" is ${JSON.stringify(value)}. Write ${remedy}.`)] : [];
}

/** What is wrong with the wording of the title and the description. */
function wordingMistakes(source: YamlSource, { title, description }: Record<string, unknown>): SourceError[] {
  const mistakes: SourceError[] = [];
  const report = (field: string, reason: string) =>
    mistakes.push(new SourceError(source.file, source.placeOf([field]), reason));
  // Search results, tabs, and bookmarks show the title without the page's place in the sidebar.
  if (typeof title === 'string' && /^overview$/i.test(title.trim()))
    report('title', `The title "${title}" doesn't name a topic. Write what the page is about.`);
  const { min, max } = DESCRIPTION_LENGTH;
  if (typeof description === 'string' && (description.length < min || description.length > max))
    report(
      'description',
      `The description is ${description.length} characters long. Write ${min} to ${max}.`,
    );
  return mistakes;
}

/** What to write instead of a value of the wrong type. Undefined if the type is right. */
function typeMistake(value: unknown, field: FieldDef): string | undefined {
  switch (field.type) {
    case 'string':
      return typeof value === 'string' && value.trim() !== ''
        ? undefined
        : 'text (in quotes if it looks like a number)';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'number':
      return typeof value === 'number' ? undefined : 'a number';
    case 'date':
      return isUtcDate(value) ? undefined : 'a UTC date and time such as 2025-11-03T10:00:00.000Z';
    case 'list':
      return Array.isArray(value) && value.every(item => typeof item === 'string')
        ? undefined
        : 'a list of text, such as [one, two]';
    default:
      return undefined;
  }
}

/** Whether a value is a valid date and time in UTC. */
export function isUtcDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/.test(value))
    return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value.slice(0, 10));
}
