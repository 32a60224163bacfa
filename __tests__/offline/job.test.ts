/** @jest-environment jsdom */
import { offlineState, refresh, save } from '@/lib/offline/job';
import type { Edition } from '@/lib/offline/edition';

const edition: Edition = { id: '1', transfer: 10, files: [{ path: '/', digest: 'a', bytes: 10 }] };

/** Ends the newest request for the list of files. */
let respond: (edition: Edition) => void;

jest.mock('@/lib/offline/save', () => ({
  canSave: () => Promise.resolve(true),
  savedEdition: () => Promise.resolve({ saved: undefined, leftovers: false }),
  newestEdition: () => new Promise(resolve => (respond = resolve)),
  saveEdition: () => new Promise(() => {}),
}));

const pause = () => new Promise(resolve => setTimeout(resolve));

it('shows that the pages are being saved, even if a slow request for what could be saved ends later', async () => {
  void refresh();
  await pause();
  const endRefresh = respond;
  void save();
  await pause();
  respond(edition);
  await pause();
  endRefresh(edition);
  await pause();
  expect(offlineState()).toMatchObject({ name: 'saving', bytes: 10 });
});
