import type { FieldDef, FieldDefs } from 'contentlayer2/source-files';
import { DESCRIPTION_LENGTH } from '../site';
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
  const mistakes: SourceError[] = [];
  const report = (path: (string | number)[], reason: string) =>
    mistakes.push(new SourceError(source.file, source.placeOf(path), reason));

  const value = (source.value ?? {}) as Record<string, unknown>;
  const definitions = fields as Record<string, FieldDef>;
  for (const [name, field] of Object.entries(definitions)) {
    if (value[name] === undefined || value[name] === null) {
      if (field.required) report([name], `The field "${name}" is missing. ${field.description ?? ''}`);
    } else if (name === 'release') {
      for (const { path, remedy } of releaseMistakes(value[name])) {
        report([name, ...path], `The field "${[name, ...path].join('.')}" is wrong: ${remedy}.`);
      }
    } else {
      const remedy = typeMistake(value[name], field);
      if (remedy) report([name], `The field "${name}" is ${JSON.stringify(value[name])}. Write ${remedy}.`);
    }
  }
  for (const name of Object.keys(value)) {
    if (!(name in definitions)) {
      const reason = `There is no field "${name}". The fields are: ${Object.keys(definitions).join(', ')}.`;
      mistakes.push(new SourceError(source.file, source.keyPlaceOf([name]), reason));
    }
  }
  const { description } = value;
  if (typeof description === 'string' && !isDescription(description)) {
    const { min, max } = DESCRIPTION_LENGTH;
    report(
      ['description'],
      `The description is ${description.length} characters long. Write ${min} to ${max}.`,
    );
  }
  return mistakes;
}

const isDescription = ({ length }: string) =>
  length >= DESCRIPTION_LENGTH.min && length <= DESCRIPTION_LENGTH.max;

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
