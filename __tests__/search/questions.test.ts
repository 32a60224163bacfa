import { readYaml } from '@/lib/content/files';
import { QUESTIONS_FILE, type ReaderQuestion } from '@/lib/content/questions';
import { BOX_SHAPE } from '@/lib/search/constants';
import { builtSearcher } from '../support/built-index';
import { answer } from '../support/search-index';

/** The share of questions with a correct page among the suggestions. It only goes up. */
const FLOOR = 0.99;

/** The list grows, and on a busy machine, a search takes a tenth of a second. */
const TIMEOUT_MS = 240_000;

const pageOf = (address: string) => address.split('#')[0] ?? address;

it(
  'questions find a page that answers them',
  async () => {
    // npm run check reports questions that can't be read.
    const questions = (await readYaml(QUESTIONS_FILE)).value as ReaderQuestion[];
    expect(questions).not.toEqual([]);
    const searcher = await builtSearcher();
    const missed: string[] = [];
    for (const { question, answers } of questions) {
      const { hits } = await answer(searcher, question, BOX_SHAPE);
      const found = hits.map(({ url }) => pageOf(url));
      if (!answers.some(answer => found.includes(pageOf(answer))))
        missed.push(`${question}: expected ${answers.join(' or ')}, found ${found[0] ?? 'nothing'}`);
    }
    const share = 1 - missed.length / questions.length;
    // The missed questions are shown if there are too many.
    expect(share < FLOOR ? missed : []).toEqual([]);
  },
  TIMEOUT_MS,
);
