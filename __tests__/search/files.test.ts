import { indexFiles } from '@/lib/search/build/index-files';
import { records } from '@/lib/search/build/records';
import { readResponse } from '@/lib/search/files';
import { Searcher } from '@/lib/search/searcher';
import { found, searchPage } from '../support/search-index';

const FAULTS: Record<string, (json: string) => Promise<Response>> = {
  lost: () => Promise.reject(new TypeError('Failed to fetch')),
  missing: () => Promise.resolve(new Response('<!doctype html><title>404</title>', { status: 404 })),
  failing: () => Promise.resolve(new Response('Internal Server Error', { status: 500 })),
  truncated: json => Promise.resolve(new Response(json.slice(0, json.length / 2))),
};
const FILES = { 'the first file': /^search-index/, words: /^words/, texts: /^texts/ };

const files = indexFiles(
  records([
    searchPage('reconcile', 'Reconciliation', { '': 'Compare the balance with the statement of the bank.' }),
    searchPage('garden', 'Gardens', { '': 'Plants need water and light.' }),
  ]),
  [],
);

/** Opens the index. Some files have a fault until `isOver` is set. */
function openFaulty(file: RegExp, fault: (json: string) => Promise<Response>) {
  const state = { isOver: false, faults: 0 };
  const searcher = Searcher.open('', name => {
    const json = JSON.stringify(files.get(name));
    if (state.isOver || !file.test(name)) return readResponse(Promise.resolve(new Response(json)));
    state.faults += 1;
    return readResponse(fault(json));
  });
  return { state, searcher };
}

const cases = Object.entries(FILES).flatMap(([file, pattern]) =>
  Object.entries(FAULTS).map(([name, fault]) => ({ name, file, pattern, fault })),
);

it.each(cases)(
  '$name: without $file, the search fails after one request, and works when retried',
  async ({ pattern, fault }) => {
    const { state, searcher } = openFaulty(pattern, fault);
    const answers = searcher.then(open => found(open, 'statement'));
    await expect(answers).rejects.toThrow();
    expect(state.faults).toBe(1);
    state.isOver = true;
    // A first file that failed opens no index. The page requests it again (lib/search/client.ts).
    const open = await searcher.catch(() => openFaulty(/^$/, fault).searcher);
    expect(await found(open, 'statement')).toEqual(['/reconcile/']);
  },
);
