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
export function readGlossary({ file, value, placeOf, keyPlaceOf }: YamlSource): {
  entries: GlossaryEntry[];
  mistakes: SourceError[];
} {
  const mistakes: SourceError[] = [];
  const report = (path: (string | number)[], reason: string) =>
    mistakes.push(new SourceError(file, placeOf(path), reason));
  if (!Array.isArray(value)) {
    report([], 'The glossary is not a list. Write entries that begin with "- term:".');
    return { entries: [], mistakes };
  }
  const terms = new Set<string>();
  const explained = new Set<string>();
  value.forEach((entry: Partial<Record<string, unknown>> | null, index) => {
    for (const field of Object.keys(entry ?? {})) {
      if (!FIELDS.includes(field))
        mistakes.push(
          new SourceError(
            file,
            keyPlaceOf([index, field]),
            `There is no field "${field}". The fields are: ${FIELDS.join(', ')}.`,
          ),
        );
    }
    const { term, definition, page, synonyms = [], explain = [] } = entry ?? {};
    if (!isText(term))
      report([index], 'The entry has no term. Write the word that the docs use: term: payee.');
    else if (terms.has(term.toLowerCase()))
      report([index, 'term'], `The term "${term}" is listed twice. Merge the entries.`);
    else terms.add(term.toLowerCase());
    if (!isText(definition)) report([index], 'The entry has no definition. Write one or two sentences.');
    if (!isText(page))
      report([index], 'The entry has no page. Write the address of the page that explains it.');
    if (!isTexts(synonyms))
      report(
        [index, 'synonyms'],
        'The synonyms are not a list of text. Write [merchant, vendor], and numbers in quotes.',
      );
    if (!isTexts(explain))
      report([index, 'explain'], 'The words to explain are not a list of text. Write [payee, payees].');
    else
      for (const word of explain) {
        if (explained.has(word))
          report([index, 'explain'], `The word "${word}" is explained twice. Remove one.`);
        explained.add(word);
      }
  });
  if (mistakes.length > 0) return { entries: [], mistakes };
  return {
    entries: (value as GlossaryEntry[]).map(({ synonyms = [], explain = [], ...entry }) => ({
      ...entry,
      synonyms,
      explain,
    })),
    mistakes,
  };
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

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
