/** @jest-environment jsdom */
import { searchClient } from '@/lib/search/client';
import { SearchPage } from '@/lib/search/page/search-page';

const FOLDER = '/search/1/';

it('no longer follows the index when the reader has left the page', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage: jest.fn(), terminate: jest.fn() });
  window.startSearchWorker = () => worker as unknown as Worker;
  document.body.innerHTML = `<main>
    <h1></h1>
    <form><input type="search" /><button data-clear></button></form>
    <div data-search-results></div>
    <section data-popular></section>
  </main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('There is no <main>.');
  const state = jest.spyOn(searchClient(FOLDER, ''), 'state');
  new SearchPage(main, { '': FOLDER });
  main.remove();
  document.title = 'The next page';
  await Promise.resolve();
  state.mockClear();
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'ready' } }));
  expect(state).not.toHaveBeenCalled();
});
