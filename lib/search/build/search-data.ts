import type { YamlSource } from '@/lib/content/files';
import { mistakeOf, type LinkTargets } from '@/lib/content/links';
import { SourceError } from '@/lib/content/source-error';
import type { PopularQuestion } from '../popular';
import type { Synonym } from '../types';

/** Where the search's own data is. */
export const SYNONYMS_FILE = 'content/search-synonyms.yml';
export const POPULAR_FILE = 'content/popular-questions.yml';

/** Reads what readers say for the words of the pages. */
export function readSynonyms(source: YamlSource): { synonyms: Synonym[]; mistakes: SourceError[] } {
  const { entries, mistakes } = readEntries(source, ['term', 'synonyms'], ({ term, synonyms }) => {
    if (typeof term !== 'string') return 'Write term: and the words that the pages use.';
    if (!Array.isArray(synonyms) || !synonyms.every(each => typeof each === 'string'))
      return 'Write synonyms: [a, b], each a text; put a number into quotes.';
    return synonyms.map((asked): Synonym => [asked, term]);
  });
  return { synonyms: entries.flat(), mistakes };
}

/** Reads the questions that the search box offers before anything is typed. */
export function readPopular(
  source: YamlSource,
  targets: LinkTargets,
): { questions: PopularQuestion[]; mistakes: SourceError[] } {
  const { file } = source;
  const { entries, mistakes } = readEntries(source, ['question', 'href'], ({ question, href }) => {
    if (typeof question !== 'string' || typeof href !== 'string')
      return 'Write question: and href:, the path of the page that answers it.';
    return mistakeOf(href, { headings: [], file }, targets) ?? { question, href };
  });
  return { questions: entries, mistakes };
}

/** Reads a list of entries; a text instead of an entry says what is wrong with it. */
function readEntries<Entry extends object>(
  { file, value, lineOf }: YamlSource,
  fields: readonly string[],
  read: (entry: Record<string, unknown>) => Entry | string,
): { entries: Entry[]; mistakes: SourceError[] } {
  const entries: Entry[] = [];
  const mistakes: SourceError[] = [];
  const list: unknown[] = Array.isArray(value) ? value : [];
  const report = (line: number, reason: string) => mistakes.push(new SourceError(file, { line }, reason));
  if (!Array.isArray(value)) report(1, 'Write a list: each entry begins with "- ".');
  list.forEach((each, index) => {
    const entry = typeof each === 'object' && each !== null ? { ...each } : {};
    const unknown = Object.keys(entry).find(field => !fields.includes(field));
    const found = unknown
      ? `There is no field "${unknown}". The fields are: ${fields.join(', ')}.`
      : read(entry as Record<string, unknown>);
    if (typeof found === 'string') report(lineOf([index]), found);
    else entries.push(found);
  });
  return { entries, mistakes };
}
