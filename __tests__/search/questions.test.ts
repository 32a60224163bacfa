/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '@/lib/content/files';
import { QUESTIONS_FILE, type ReaderQuestion } from '@/lib/content/questions';
import { BOX_SHAPE } from '@/lib/search/constants';
import { Searcher } from '@/lib/search/searcher';
import type { Answer } from '@/lib/search/types';

/** The share of questions with a correct page among the suggestions. It only goes up. */
const FLOOR = 0.99;

/** The pages that the search box suggests for a question, from the build's index. */
async function suggestions(searcher: Searcher, question: string): Promise<string[]> {
  let last: Answer | undefined;
  for await (const answer of searcher.answers(question, BOX_SHAPE)) last = answer;
  return (last?.hits ?? []).map(({ url }) => pageOf(url));
}

const pageOf = (address: string) => address.split('#')[0] ?? address;

it('questions find a page that answers them', async () => {
  // npm run check reports questions that can't be read.
  const questions = (await readYaml(QUESTIONS_FILE)).value as ReaderQuestion[];
  const folders = JSON.parse(readFileSync('.generated/search.json', 'utf8')) as Record<string, string>;
  const searcher = await Searcher.open(
    '',
    async name => JSON.parse(readFileSync(join('public', folders[''] ?? '', name), 'utf8')) as unknown,
  );
  const missed: string[] = [];
  for (const { question, answers } of questions) {
    const found = await suggestions(searcher, question);
    if (!answers.some(answer => found.includes(pageOf(answer))))
      missed.push(`${question}: expected ${answers.join(' or ')}, found ${found[0] ?? 'nothing'}`);
  }
  const share = 1 - missed.length / questions.length;
  // The missed questions are shown if there are too many.
  expect(share < FLOOR ? missed : []).toEqual([]);
});
