import type { YamlSource } from '@/lib/content/files';
import { SourceError } from '@/lib/content/source-error';
import type { FirstFile } from '../types';

/** A word of the documentation, as content/glossary.yml has it. */
export interface GlossaryEntry {
  term: string;
  /** What it means, in one or two sentences. */
  definition: string;
  /** What readers say instead. */
  synonyms: string[];
}

const FIELDS = ['term', 'definition', 'synonyms'];

/** Reads the glossary, and finds its mistakes: fields that are missing, unknown or of the wrong type, and terms named twice. */
export function readGlossary({ file, value, lineOf }: YamlSource): {
  entries: GlossaryEntry[];
  mistakes: SourceError[];
} {
  const mistakes: SourceError[] = [];
  const report = (path: (string | number)[], reason: string) =>
    mistakes.push(new SourceError(file, { line: lineOf(path) }, reason));
  if (!Array.isArray(value)) {
    report([], 'The glossary is not a list. Write entries that begin with "- term:".');
    return { entries: [], mistakes };
  }
  const seen = new Set<string>();
  value.forEach((entry: Partial<Record<string, unknown>> | null, index) => {
    for (const field of Object.keys(entry ?? {})) {
      if (!FIELDS.includes(field))
        report([index, field], `There is no field "${field}". The fields are: ${FIELDS.join(', ')}.`);
    }
    const { term, definition, synonyms = [] } = entry ?? {};
    if (!isText(term)) report([index], 'The entry has no term. Write the documentation’s word: term: payee.');
    else if (seen.has(term.toLowerCase()))
      report([index], `The term "${term}" stands here twice. Join the entries.`);
    else seen.add(term.toLowerCase());
    if (!isText(definition)) report([index], 'The entry has no definition. Write one or two sentences.');
    if (!Array.isArray(synonyms) || !synonyms.every(isText))
      report(
        [index, 'synonyms'],
        'The synonyms are not a list of text. Write [merchant, vendor], and numbers in quotes.',
      );
  });
  const entries =
    mistakes.length > 0
      ? []
      : value.map(entry => ({
          ...(entry as GlossaryEntry),
          synonyms: (entry as Partial<GlossaryEntry>).synonyms ?? [],
        }));
  return { entries, mistakes };
}

/** What the search reads as what: every synonym with its term. */
export function synonymPairs(entries: readonly GlossaryEntry[]): FirstFile['synonyms'] {
  return entries.flatMap(({ term, synonyms }) => synonyms.map((said): [string, string] => [said, term]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
