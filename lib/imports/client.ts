import { LARGEST_FILE } from './decode';
import type { Request, Response, ShownRow, Slot } from './messages';
import type { Settings } from './types';

/** How long a file may take, in milliseconds: ten times what 50,000 lines take on a slow computer. */
const LONGEST_WAIT = 30_000;

/** Why there's no report. */
export type Failure = 'too-large' | 'unreadable' | 'too-slow' | 'no-reader';

/** What the worker says about the files that it has read. */
export type Report = Extract<Response, { type: 'report' }>;

type Question =
  | { type: 'read'; slot: Slot; name: string; bytes: ArrayBuffer }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'page'; slot: Slot; from: number };

/** An error whose message says which Failure it was. */
export class ReaderError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** Reads bank files in a worker. The worker starts when the first file is read. Nothing that it receives leaves the browser. */
export class ImportReader {
  #worker: Worker | undefined;
  #isStopped = false;
  #asked = 0;
  /** Settles once the worker has all questions so far. */
  #posted: Promise<unknown> = Promise.resolve();

  /** @param address of the worker's script, on this site */
  constructor(readonly address: string) {}

  /**
   * Reads a file.
   *
   * @throws ReaderError if the file is too large, can't be read, or takes too long
   */
  async read(slot: Slot, file: File): Promise<Report> {
    if (file.size > LARGEST_FILE) throw new ReaderError('too-large');
    return this.#report(questionOf(slot, file));
  }

  /** Reads the files again with other settings. */
  async set(settings: Partial<Settings>): Promise<Report> {
    return this.#report({ type: 'set', settings });
  }

  /** A page of a file's rows, starting with a given row. */
  async page(slot: Slot, from: number): Promise<ShownRow[]> {
    const response = await this.#ask({ type: 'page', slot, from });
    return response.type === 'page' ? response.rows : [];
  }

  /** Stops the worker for good, even if it's still reading. A file that is still loading doesn't start another one. */
  stop(): void {
    this.#isStopped = true;
    this.#endWorker();
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #report(question: Question | Promise<Question>): Promise<Report> {
    const response = await this.#ask(question);
    if (response.type !== 'report') throw new ReaderError('unreadable');
    return response;
  }

  /** Files take longer to load than other questions, but the worker gets the questions in the order in which they're asked. */
  async #ask(question: Question | Promise<Question>): Promise<Response> {
    const posted = Promise.all([question, this.#posted]).then(([ready]) => ({ answer: this.#post(ready) }));
    this.#posted = Promise.allSettled([this.#posted, posted]);
    return (await posted).answer;
  }

  #post(question: Question): Promise<Response> {
    if (this.#isStopped) throw new ReaderError('no-reader');
    this.#asked += 1;
    const request: Request = { ...question, id: this.#asked };
    const worker = (this.#worker ??= new Worker(this.address));
    return new Promise((resolve, reject) => {
      const fail = (failure: Failure) => {
        finish();
        // Another question may have failed before, so that there's a new worker.
        if (this.#worker === worker) this.#endWorker();
        reject(new ReaderError(failure));
      };
      const hear = ({ data }: MessageEvent<Response>) => {
        if (data.id !== request.id) return;
        finish();
        resolve(data);
      };
      const onError = (event: Event) => {
        event.preventDefault();
        fail('no-reader');
      };
      const timer = setTimeout(() => fail('too-slow'), LONGEST_WAIT);
      const finish = () => {
        clearTimeout(timer);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', onError);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', onError);
      worker.postMessage(request, request.type === 'read' ? [request.bytes] : []);
    });
  }
}

async function questionOf(slot: Slot, file: File): Promise<Question> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ReaderError('unreadable');
  });
  return { type: 'read', slot, name: file.name, bytes };
}
