import type { YamlSource } from '@/lib/content/files';
import { mistakeOf, type LinkTargets } from '@/lib/content/links';
import { SourceError, type Place } from '@/lib/content/source-error';
import type { PopularQuestion } from '../popular';
import type { Synonym } from '../types';

/** Where the search's own data is. */
export const SYNONYMS_FILE = 'content/search-synonyms.yml';
export const POPULAR_FILE = 'content/popular-questions.yml';

/** Reads what readers say for the words of the pages. */
export function readSynonyms(source: YamlSource): { synonyms: Synonym[]; mistakes: SourceError[] } {
  const { entries, mistakes } = readEntries(
    source,
    ['term', 'synonyms'],
    ({ term, synonyms }): Synonym[] | Mistake => {
      if (typeof term !== 'string')
        return { field: 'term', reason: 'Write term: and the words that the pages use.' };
      if (!Array.isArray(synonyms) || !synonyms.every(each => typeof each === 'string'))
        return {
          field: 'synonyms',
          reason: 'Write synonyms: [a, b], each a text; put a number into quotes.',
        };
      return synonyms.map((asked): Synonym => [asked, term]);
    },
  );
  return { synonyms: entries.flat(), mistakes };
}

/** Reads the questions that the search box offers before anything is typed. */
export function readPopular(
  source: YamlSource,
  targets: LinkTargets,
): { questions: PopularQuestion[]; mistakes: SourceError[] } {
  const { file } = source;
  const { entries, mistakes } = readEntries(
    source,
    ['question', 'href'],
    ({ question, href }): PopularQuestion | Mistake => {
      if (typeof question !== 'string' || typeof href !== 'string')
        return { reason: 'Write question: and href:, the path of the page that answers it.' };
      const reason = mistakeOf(href, { headings: [], file }, targets);
      return reason === undefined ? { question, href } : { field: 'href', reason };
    },
  );
  return { questions: entries, mistakes };
}

/** What is wrong with an entry, or with one field of it. */
interface Mistake {
  field?: string;
  reason: string;
}

/** Reads a list of entries. */
function readEntries<Entry extends object>(
  { file, value, placeOf, keyPlaceOf }: YamlSource,
  fields: readonly string[],
  read: (entry: Record<string, unknown>) => Entry | Mistake,
): { entries: Entry[]; mistakes: SourceError[] } {
  const entries: Entry[] = [];
  const mistakes: SourceError[] = [];
  const list: unknown[] = Array.isArray(value) ? value : [];
  const report = (place: Place, reason: string) => mistakes.push(new SourceError(file, place, reason));
  if (!Array.isArray(value)) report({ line: 1 }, 'Write a list: each entry begins with "- ".');
  list.forEach((each, index) => {
    const entry = typeof each === 'object' && each !== null ? { ...each } : {};
    const unknown = Object.keys(entry).find(field => !fields.includes(field));
    if (unknown !== undefined) {
      report(
        keyPlaceOf([index, unknown]),
        `There is no field "${unknown}". The fields are: ${fields.join(', ')}.`,
      );
      return;
    }
    const found = read(entry as Record<string, unknown>);
    if ('reason' in found) report(placeOf([index, ...(found.field ? [found.field] : [])]), found.reason);
    else entries.push(found);
  });
  return { entries, mistakes };
}
