/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom';
import { searchClient } from '@/lib/search/client';
import type { Message, Request } from '@/lib/search/messages';
import { SearchPage } from '@/lib/search/page/search-page';
import type { Hit } from '@/lib/search/types';

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

it('ignores a late answer from the index of the version that the reader has left', () => {
  const workers = new Map<string, EventTarget & { postMessage: jest.Mock<unknown, [Request]> }>();
  window.startSearchWorker = folder => {
    const postMessage = jest.fn<unknown, [Request]>();
    const worker = Object.assign(new EventTarget(), { postMessage, terminate: jest.fn() });
    workers.set(folder, worker);
    return worker as unknown as Worker;
  };
  const answer = (folder: string, url: string) => {
    const hit: Hit = { url, page: [], text: [{ text: url }], breadcrumb: [], type: 'title' };
    const worker = workers.get(folder);
    const asked = worker?.postMessage.mock.lastCall?.[0];
    if (asked?.type !== 'question') throw new Error(`The index in ${folder} was asked nothing.`);
    const data: Message = {
      type: 'answer',
      id: asked.id,
      answer: { query: 'rules', hits: [hit], pages: 1, partial: false },
    };
    worker?.dispatchEvent(new MessageEvent('message', { data }));
  };
  history.replaceState(null, '', '/search/?q=rules&version=docs');
  document.body.innerHTML = `<main>
    <h1></h1>
    <form><input type="search" /><button data-clear></button>
      <select aria-label="Version" name="version"><option value="">25.10</option><option value="docs">25.11</option></select>
    </form>
    <div data-search-results></div>
    <section data-popular></section>
  </main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('There is no <main>.');
  new SearchPage(main, { '': '/search/old/', docs: '/search/new/' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Version' }), { target: { value: '' } });
  answer('/search/old/', '/docs/25.10/rules/');
  answer('/search/new/', '/docs/rules/');
  expect(screen.getByRole('link', { name: '/docs/25.10/rules/' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '/docs/rules/' })).toBeNull();
});
