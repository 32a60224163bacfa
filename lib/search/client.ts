import type { Shape } from './engine/hits';
import type { Context } from './files';
import type { Requester, Message, Request } from './messages';
import { loadSetup } from '../setup/stored';
import type { Answer } from './types';

/** The state of a client's index. */
export type IndexState = 'idle' | 'loading' | 'ready' | 'failed';

/** Receives the answers to one query. Better answers may follow the first. */
export interface Listener {
  onAnswer(answer: Answer): void;
  /** Part of the answer can't be loaded. */
  onFailure(): void;
}

/** The number of answers to cache. */
const MAX_CACHED_ANSWERS = 50;

/** Searches one context of one version of the site in a worker. Nothing is fetched until it's opened. */
export class SearchClient {
  #state: IndexState = 'idle';
  #worker: Worker | undefined;
  #asked = 0;
  readonly #listeners = new Map<Requester, { id: number; listener: Listener }>();
  readonly #answers = new Map<string, Answer>();
  readonly #watchers = new Set<() => void>();

  /**
   * @param folder where the index is
   * @param context the part of the site to search
   */
  constructor(
    readonly folder: string,
    readonly context: Context,
  ) {}

  readonly state = (): IndexState => this.#state;

  /** Calls a function on every change of the state, until the returned function is called. */
  readonly watch = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  };

  /**
   * Starts to load the index, unless it's loaded or loading. After a failure, it tries again.
   *
   * @param started a worker that is already running. It's ended if it isn't needed.
   */
  open(started?: Worker): void {
    if (this.#state === 'loading' || this.#state === 'ready') return started?.terminate();
    this.#become('loading');
    try {
      this.#worker = started ?? window.startSearchWorker(this.folder, this.context);
      this.#worker.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
      this.#worker.addEventListener('error', () => this.#fail());
      this.#send({ type: 'open' });
    } catch (error) {
      console.error(error);
      this.#fail();
    }
  }

  /** Requests the answer to a query. The requester's earlier query gets no more answers. */
  search(requester: Requester, query: string, shape: Shape, listener: Listener): void {
    this.#asked += 1;
    const id = this.#asked;
    const setup = Object.values(loadSetup());
    const key = `${shape.limit} ${setup.join(' ')} ${query}`;
    const cached = this.#answers.get(key);
    const onAnswer = (answer: Answer) => {
      if (!answer.partial) this.#cacheAnswer(key, answer);
      listener.onAnswer(answer);
    };
    this.#listeners.set(requester, { id, listener: { ...listener, onAnswer } });
    if (cached) listener.onAnswer(cached);
    else this.#send({ type: 'question', id, requester, query, shape, setup });
  }

  #send(request: Request): void {
    this.#worker?.postMessage(request);
  }

  #hear(message: Message): void {
    if (message.type === 'ready') return this.#become('ready');
    if (message.type === 'failed') return this.#fail();
    const asked = [...this.#listeners.values()].find(({ id }) => id === message.id);
    if (message.type === 'answer') asked?.listener.onAnswer(message.answer);
    else asked?.listener.onFailure();
  }

  #cacheAnswer(key: string, answer: Answer): void {
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_CACHED_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#become('failed');
  }

  #become(state: IndexState): void {
    this.#state = state;
    this.#watchers.forEach(watcher => watcher());
  }
}

declare global {
  /** Every client of the page. It's global because the search box and the search page are in separate scripts. */
  var searchClients: Map<string, SearchClient> | undefined;
}

/** The client of an index. There is one per page load, so that each index is fetched once. */
export function searchClient(folder: string, context: Context): SearchClient {
  const clients = (globalThis.searchClients ??= new Map<string, SearchClient>());
  const key = `${folder} ${context}`;
  const client = clients.get(key) ?? new SearchClient(folder, context);
  clients.set(key, client);
  return client;
}
