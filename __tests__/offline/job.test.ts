/** @jest-environment jsdom */
import type { Edition } from '@/lib/offline/edition';

const edition: Edition = { id: '1', transfer: 10, files: [{ path: '/', digest: 'a', bytes: 10 }] };
const saved = { ...edition, savedAt: '2025-11-03T12:00:00Z' };

jest.mock('@/lib/offline/save', () => ({
  ...jest.requireActual<object>('@/lib/offline/save'),
  canSave: () => Promise.resolve(true),
  savedEdition: jest.fn(() => Promise.resolve({ saved: undefined, leftovers: false })),
  newestEdition: jest.fn(() => Promise.resolve(edition)),
  saveEdition: jest.fn(() => new Promise(() => {})),
  removeEditions: jest.fn(() => Promise.resolve()),
  removeLeftovers: jest.fn(() => Promise.resolve()),
}));

/** Every test has its own state. */
async function start() {
  jest.resetModules();
  const job = await import('@/lib/offline/job');
  return { ...job, device: jest.mocked(await import('@/lib/offline/save')) };
}

/** A promise, and the functions that end it. */
function pending<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve, reject };
}

const pause = () => new Promise(resolve => setTimeout(resolve));

it('shows that the pages are being saved, even if a slow request for what could be saved ends later', async () => {
  const { device, offlineState, refresh, save } = await start();
  const slow = pending<Edition>();
  device.newestEdition.mockReturnValueOnce(slow.promise);
  void refresh();
  await pause();
  void save();
  await pause();
  slow.resolve(edition);
  await pause();
  expect(offlineState()).toMatchObject({ name: 'saving', bytes: 10 });
});

it.each([
  ['what is saved', undefined, { name: 'failed', failure: 'network' }],
  ['whether there is something newer', saved, { name: 'saved', newer: null }],
])("shows %s if the newest edition can't be loaded", async (_, own, state) => {
  const { device, offlineState, refresh } = await start();
  device.savedEdition.mockResolvedValue({ saved: own, leftovers: false });
  device.newestEdition.mockRejectedValueOnce(new device.SaveError('network'));
  await refresh();
  expect(offlineState()).toMatchObject(state);
});

describe("if the browser's storage fails, says so", () => {
  const broken = new DOMException('The storage is broken.', 'UnknownError');
  const failed = { name: 'failed', failure: 'storage' };

  it('when it looks for what is saved, and looks again', async () => {
    const { device, offlineState, refresh } = await start();
    device.savedEdition.mockRejectedValueOnce(broken);
    await refresh();
    expect(offlineState()).toEqual(failed);
    const again = refresh();
    expect(offlineState()).toEqual({ name: 'looking' });
    await again;
    expect(offlineState()).toEqual({ name: 'offered', bytes: 10, leftovers: false });
  });

  it('when it saves', async () => {
    const { device, offlineState, save } = await start();
    device.saveEdition.mockRejectedValueOnce(broken);
    await save();
    expect(offlineState()).toEqual(failed);
  });

  it('when it removes the pages, which can then be removed again', async () => {
    const { device, offlineState, remove } = await start();
    device.removeEditions.mockRejectedValueOnce(broken);
    await remove();
    expect(offlineState()).toEqual(failed);
    await remove();
    expect(offlineState()).toMatchObject({ name: 'offered' });
  });

  it('when it removes what was saved before the reader stopped', async () => {
    const { device, offlineState, save, stop } = await start();
    device.removeLeftovers.mockRejectedValueOnce(broken);
    device.saveEdition.mockImplementationOnce(async () => {
      stop();
      throw new device.SaveError('stopped');
    });
    await save();
    expect(offlineState()).toEqual(failed);
  });
});

it('offers to save again after Stop only when the leftovers are removed, so the two never overlap', async () => {
  const { device, offlineState, refresh, save, stop } = await start();
  const first = pending<never>();
  device.saveEdition.mockReturnValueOnce(first.promise);
  const end = save();
  await pause();
  stop();
  // The reader opens the dialog again and would click "Save".
  await refresh();
  expect(offlineState()).toEqual({ name: 'looking' });
  await save();
  expect(device.saveEdition).toHaveBeenCalledTimes(1);

  first.reject(new device.SaveError('stopped'));
  await end;
  expect(device.removeLeftovers).toHaveBeenCalledTimes(1);
  expect(offlineState()).toMatchObject({ name: 'offered' });
  void save();
  await pause();
  expect(offlineState()).toMatchObject({ name: 'saving', bytes: 10 });
  expect(device.removeLeftovers).toHaveBeenCalledTimes(1);
});
