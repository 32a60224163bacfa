import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { BOX_SHAPE } from '@/lib/search/constants';
import { ENGINE_FILE, fileName } from '@/lib/search/files';
import type { Message, Question } from '@/lib/search/messages';
import type { Answer } from '@/lib/search/types';
import { builtFile, builtSearcher, readBuilt } from '../support/built-index';
import { answer } from '../support/search-index';

/** One in so many golden queries is asked. */
const SAMPLE = 4;

/** Queries about news, which rank pages by their group. */
const NEWS = ['releases', 'release 25.10', 'changelog', 'blog', 'roadmap'];

/** Starts the last build's worker, whose names are shortened, and returns what answers a query. */
async function startWorker(): Promise<(query: string) => Promise<Answer>> {
  let ask: (event: { data: Question }) => void = () => {};
  let receive: (message: Message) => void = () => {};
  const fetch = (name: string) => Promise.resolve({ ok: true, json: () => readBuilt(name) });
  const self = {
    boot: { folder: '', context: '', first: fetch(fileName('search-index')) },
    addEventListener: (_: string, listener: typeof ask) => (ask = listener),
    postMessage: (message: Message) => receive(message),
  };
  runInNewContext(await readFile(await builtFile(ENGINE_FILE), 'utf8'), { self, fetch, setTimeout });
  let id = 0;
  return query =>
    new Promise((resolve, reject) => {
      receive = message => {
        if (message.type === 'unanswered') reject(new Error(`"${query}" was not answered.`));
        if (message.type === 'answer' && !message.answer.partial) resolve(message.answer);
      };
      id += 1;
      ask({ data: { type: 'question', id, requester: 'box', query, shape: BOX_SHAPE, setup: [] } });
    });
}

it('the built worker answers like its source', async () => {
  const golden = parse(readFileSync('__tests__/search/golden.yml', 'utf8')) as { q: string }[];
  const queries = [...golden.filter((_, index) => index % SAMPLE === 0).map(({ q }) => q), ...NEWS];
  expect(queries.length).toBeGreaterThan(NEWS.length);
  const [worker, source] = [await startWorker(), await builtSearcher()];
  for (const query of queries) {
    const built = JSON.parse(JSON.stringify(await worker(query))) as Answer;
    expect(built).toEqual(JSON.parse(JSON.stringify(await answer(source, query))));
  }
});
