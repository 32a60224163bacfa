/** @jest-environment jsdom */
import { searchClient } from '@/lib/search/client';

/** A worker that runs until it's ended. */
function fakeWorker() {
  return Object.assign(new EventTarget(), { postMessage: jest.fn(), terminate: jest.fn() });
}

it('ends a worker that was started although the index is already loading', () => {
  const [first, second] = [fakeWorker(), fakeWorker()];
  const client = searchClient('/search/1/', '');
  client.open(first as unknown as Worker);
  client.open(second as unknown as Worker);
  expect(first.terminate).not.toHaveBeenCalled();
  expect(second.terminate).toHaveBeenCalledTimes(1);
});
