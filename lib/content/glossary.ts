import type { EntryMistake } from './entries';
import { fieldsOf, isText } from './fields';
import { readYaml, type YamlSource } from './files';
import { SourceError } from './source-error';

/** A term in content/glossary.yml. */
export interface GlossaryEntry {
  term: string;
  /** What it means, in one or two sentences. */
  definition: string;
  /** Other words that readers use for it. */
  synonyms: string[];
  /** The address of the page that explains it. */
  page: string;
  /** The words that show the definition the first time a page uses them. */
  explain: string[];
}

const FIELDS = ['term', 'definition', 'synonyms', 'page', 'explain'];

/** Where the glossary is written. */
export const GLOSSARY_FILE = 'content/glossary.yml';

/** Reads the glossary and finds its errors: fields that are missing, unknown, or of the wrong type, and duplicate terms. */
export function readGlossary(source: YamlSource): { entries: GlossaryEntry[]; mistakes: SourceError[] } {
  const { file, value, placeOf } = source;
  if (!Array.isArray(value)) {
    const reason = 'The glossary isn\'t a list. Write entries that begin with "- term:".';
    return { entries: [], mistakes: [new SourceError(file, placeOf([]), reason)] };
  }
  const used: UsedWords = { terms: new Set(), explained: new Set() };
  const mistakes = value.flatMap((entry: unknown, index) => {
    const fields = fieldsOf(entry);
    return [
      ...unknownFields(fields, index, source),
      ...entryMistakes(fields, used).map(
        ({ field, reason }) => new SourceError(file, placeOf(field ? [index, field] : [index]), reason),
      ),
    ];
  });
  if (mistakes.length > 0) return { entries: [], mistakes };
  const entries = (value as GlossaryEntry[]).map(({ synonyms = [], explain = [], ...entry }) => ({
    ...entry,
    synonyms,
    explain,
  }));
  return { entries, mistakes };
}

type Fields = Partial<Record<string, unknown>>;

/** The entries' terms so far, in lower case, and the words that the entries explain. */
interface UsedWords {
  terms: Set<string>;
  explained: Set<string>;
}

function unknownFields(entry: Fields, index: number, { file, keyPlaceOf }: YamlSource): SourceError[] {
  return Object.keys(entry)
    .filter(field => !FIELDS.includes(field))
    .map(field => {
      const reason = `There's no field "${field}". The fields are: ${FIELDS.join(', ')}.`;
      return new SourceError(file, keyPlaceOf([index, field]), reason);
    });
}

function entryMistakes(
  { term, definition, page, synonyms = [], explain }: Fields,
  used: UsedWords,
): EntryMistake[] {
  const mistakes = termMistakes(term, used);
  if (!isText(definition))
    mistakes.push({ reason: 'The entry has no definition. Write one or two sentences.' });
  if (!isText(page))
    mistakes.push({ reason: 'The entry has no page. Write the address of the page that explains it.' });
  if (!isTexts(synonyms))
    mistakes.push({
      field: 'synonyms',
      reason: "The synonyms aren't a list of text. Write [merchant, vendor], and numbers in quotes.",
    });
  return [...mistakes, ...explainMistakes(explain, used)];
}

function termMistakes(term: unknown, { terms }: UsedWords): EntryMistake[] {
  if (!isText(term))
    return [{ reason: 'The entry has no term. Write the word that the docs use: term: payee.' }];
  if (terms.has(term.toLowerCase()))
    return [{ field: 'term', reason: `The term "${term}" is listed twice. Merge the entries.` }];
  terms.add(term.toLowerCase());
  return [];
}

function explainMistakes(explain: unknown = [], { explained }: UsedWords): EntryMistake[] {
  if (!isTexts(explain))
    return [
      {
        field: 'explain',
        reason: "The words to explain aren't a list of text. Write [payee, payees].",
      },
    ];
  return explain.flatMap(word => {
    const mistakes = explained.has(word)
      ? [{ field: 'explain', reason: `The word "${word}" is explained twice. Remove one.` }]
      : [];
    explained.add(word);
    return mistakes;
  });
}

/** The site's glossary. Empty while it has errors, which checkSite() reports once, not on every page that uses it. */
export async function glossary(): Promise<GlossaryEntry[]> {
  try {
    return readGlossary(await readYaml(GLOSSARY_FILE)).entries;
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}

/** The anchor of a term on the glossary page. */
export function termId(term: string): string {
  return term.toLowerCase().replace(/[^a-z\d]+/g, '-');
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
