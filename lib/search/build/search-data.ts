import { readEntries, type EntryMistake } from '@/lib/content/entries';
import { isText } from '@/lib/content/fields';
import type { YamlSource } from '@/lib/content/files';
import { mistakeOf, type LinkTargets } from '@/lib/content/links';
import type { SourceError } from '@/lib/content/source-error';
import type { PopularQuestion } from '../popular';
import type { Synonym } from '../types';

/** Where the search's own data is. */
export const SYNONYMS_FILE = 'content/search-synonyms.yml';
export const POPULAR_FILE = 'content/popular-questions.yml';

/** Reads the synonyms: readers' words for the words on the pages. */
export function readSynonyms(source: YamlSource): { synonyms: Synonym[]; mistakes: SourceError[] } {
  const { entries, mistakes } = readEntries(
    source,
    ['term', 'synonyms'],
    ({ term, synonyms }): Synonym[] | EntryMistake => {
      if (!isText(term)) return { field: 'term', reason: 'Write term: and the words that the pages use.' };
      if (!Array.isArray(synonyms) || !synonyms.every(isText))
        return {
          field: 'synonyms',
          reason: 'Write synonyms: [a, b], each as text. Put numbers in quotes.',
        };
      return synonyms.map((asked): Synonym => [asked, term]);
    },
  );
  return { synonyms: entries.flat(), mistakes };
}

/** Reads the questions that the search box shows before anything is typed. */
export function readPopular(
  source: YamlSource,
  targets: LinkTargets,
): { questions: PopularQuestion[]; mistakes: SourceError[] } {
  const { file } = source;
  const { entries, mistakes } = readEntries(
    source,
    ['question', 'href'],
    ({ question, href }): PopularQuestion | EntryMistake => {
      if (!isText(question) || !isText(href))
        return { reason: 'Write question: and href:, the path of the page that answers it.' };
      const reason = mistakeOf(href, { headings: [], file }, targets);
      return reason === undefined ? { question, href } : { field: 'href', reason };
    },
  );
  return { questions: entries, mistakes };
}
