import { compilePages } from '@/lib/content/pages';
import { readGenerated } from '@/lib/generated';
import { readYaml } from '@/lib/content/files';
import { glossary } from '@/lib/content/glossary';
import { readSynonyms, SYNONYMS_FILE } from '@/lib/search/build/search-data';
import { searchPages, type SearchPage } from '@/lib/search/build/search-pages';
import { synonymPairs } from '@/lib/search/build/synonyms';
import { GROUPS } from '@/lib/search/types';
import { randomNumbers } from '../../__tests__/support/random';

/** The content that both indexes are built from. */
export interface Corpus {
  pages: SearchPage[];
  synonyms: ReturnType<typeof synonymPairs>;
}

/** The site's own pages, as `prepare` indexes them. It reads `.generated/sidebars.json`, which a build writes. */
export async function siteCorpus(): Promise<Corpus> {
  const pages = (await compilePages()).map(({ page }) => page);
  const sidebars = await readGenerated('sidebars');
  return {
    pages: searchPages(
      pages,
      sidebars.flatMap(({ items }) => items),
    ),
    synonyms: [...synonymPairs(await glossary()), ...readSynonyms(await readYaml(SYNONYMS_FILE)).synonyms],
  };
}

/** Every nth of the longer words of an added page is unique, because larger sites have a larger vocabulary. */
const NEW_WORD = 40;

/** Words that may be replaced with another one. */
const LONG_WORD = /\b[a-z]{6,}\b/g;

/**
 * A site of a different size, which is always the same. Added pages are copies of the site's pages with exchanged sections and
 * some changed words, so that they're as long and as similar as real ones.
 */
export function siteOfSize({ pages, synonyms }: Corpus, count: number): Corpus {
  const random = randomNumbers(count);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const grown = Array.from({ length: count }, (_, number): SearchPage => {
    const page = pages[number % pages.length] as SearchPage;
    if (number < pages.length) return page;
    const name = madeWord(random);
    const changed = (text: string) =>
      text.replace(LONG_WORD, word =>
        random() < 1 / NEW_WORD ? `${word.slice(0, 5)}${madeWord(random)}` : word,
      );
    return {
      ...page,
      url: `${page.url}${name}-${number}/`,
      title: `${page.title} ${name}`,
      keywords: page.keywords.map(keyword => `${keyword} ${pick(['', name])}`.trim()),
      sections: page.sections.map(section => {
        const { text } = pick(pick(pages).sections);
        return { ...section, text: changed(section.id === '' ? section.text : text) };
      }),
    };
  });
  // In the index, guides come before lists and posts.
  const rank = ({ group }: SearchPage) => GROUPS.indexOf(group);
  const sorted = grown.sort((a, b) => rank(a) - rank(b));
  return { pages: sorted, synonyms };
}

function madeWord(random: () => number): string {
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  return Array.from({ length: 3 }, () => letter('bdfgklmnprstvz') + letter('aeiou')).join('');
}
