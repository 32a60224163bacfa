import { ImportReader } from '@/lib/imports/client';
import type { Request } from '@/lib/imports/messages';

/** A worker that records what it gets. It answers when the test says so. */
class RecordingWorker extends EventTarget {
  static all: RecordingWorker[] = [];
  readonly requests: Request[] = [];
  isStopped = false;

  constructor() {
    super();
    RecordingWorker.all.push(this);
  }

  postMessage(request: Request): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isStopped = true;
  }

  answer(at: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: { type: 'report', id: this.requests[at]?.id } }));
  }
}

beforeEach(() => {
  RecordingWorker.all = [];
  Object.assign(globalThis, { Worker: RecordingWorker });
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

/** A file that takes some milliseconds to load, or can't be loaded. */
function fileOf(name: string, loadingMs: number, isUnreadable = false): File {
  const arrayBuffer = () =>
    new Promise<ArrayBuffer>((resolve, reject) =>
      setTimeout(() => (isUnreadable ? reject(new Error()) : resolve(new ArrayBuffer(0))), loadingMs),
    );
  return Object.assign(new File([], name), { arrayBuffer });
}

test('the worker gets questions in the order in which they are asked, although files take time to load', async () => {
  const reader = new ImportReader('/reader.js');
  const slow = reader.read('first', fileOf('slow.csv', 50));
  const broken = reader.read('first', fileOf('broken.csv', 1, true)).catch((error: Error) => error.message);
  const quick = reader.read('first', fileOf('quick.csv', 5));
  const set = reader.set({ flip: true });
  await jest.advanceTimersByTimeAsync(100);
  const [worker] = RecordingWorker.all;
  expect(worker?.requests.map(request => ('name' in request ? request.name : request.type))).toEqual([
    'slow.csv',
    'quick.csv',
    'set',
  ]);
  for (const at of [0, 1, 2]) worker?.answer(at);
  await Promise.all([slow, quick, set]);
  expect(await broken).toBe('unreadable');
});

test('a question that takes too long doesn’t stop the worker that replaced its own', async () => {
  const reader = new ImportReader('/reader.js');
  const failures: string[] = [];
  const note = (error: Error) => void failures.push(error.message);
  void reader.read('first', fileOf('huge.csv', 0)).catch(note);
  await jest.advanceTimersByTimeAsync(5_000);
  void reader.page('first', 25).catch(note);
  await jest.advanceTimersByTimeAsync(26_000);
  expect(failures).toEqual(['too-slow']);
  const next = reader.read('first', fileOf('small.csv', 0));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(failures).toEqual(['too-slow', 'too-slow']);
  expect(RecordingWorker.all.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  RecordingWorker.all[1]?.answer(0);
  await expect(next).resolves.toMatchObject({ type: 'report' });
});

test('a reader that is stopped while a file loads doesn’t start a worker', async () => {
  const reader = new ImportReader('/reader.js');
  const failure = reader.read('first', fileOf('slow.csv', 50)).catch((error: Error) => error.message);
  reader.stop();
  await jest.advanceTimersByTimeAsync(100);
  expect(await failure).toBe('no-reader');
  expect(RecordingWorker.all).toEqual([]);
});
