import { searchStrings as strings } from '@/strings/search';
import { searchClient, type SearchClient } from '../client';
import { PAGE_SHAPE } from '../constants';
import { part } from '../dom/elements';
import { update } from '../dom/update';
import { contextOf } from '../files';
import type { Manifest } from '../manifest';
import { readSearchParams, withSearchParams, type SearchParams } from '../params';
import type { Answer } from '../types';
import { failure, results, waiting } from './view';

/**
 * How long after the reader's typing the framework may put back an address that the page wrote before, in ms: it renders in steps,
 * and sets the address that it started with.
 */
const ECHO_MS = 2000;

/**
 * Controls the search page: a field, filters, and all results. The query and the filters are in the address. It works on the
 * elements that components/search/search-page renders and doesn't need the framework.
 */
export class SearchPage {
  readonly #heading: HTMLElement;
  readonly #field: HTMLInputElement;
  readonly #filters: NodeListOf<HTMLSelectElement>;
  readonly #popular: HTMLElement;
  readonly #results: HTMLElement;
  readonly #folders: Manifest;
  #params: SearchParams;
  #client: SearchClient;
  #unwatch: () => void;
  /** The newest complete answer. Until there's one for this query, it's the previous query's. */
  #answer: Answer | undefined;
  /** The answer whose results are shown. They aren't rendered again, so that sections stay as the reader left them. */
  #shown: Answer | undefined;
  /** The paths of the results whose sections the reader has asked for. They stay so until the query changes. */
  readonly #unfolded = new Set<string>();
  #failed = false;
  /** When this page wrote each search string to the address. */
  readonly #written = new Map<string, number>();

  /**
   * @param page the page's main element
   * @param folders the index folder of each docs version; '' is the default version
   * @throws Error if an element is missing
   */
  constructor(page: HTMLElement, folders: Manifest) {
    this.#heading = part(page, 'h1');
    this.#field = part(page, 'input');
    this.#filters = page.querySelectorAll('select');
    this.#popular = part(page, '[data-popular]');
    this.#results = part(page, '[data-search-results]');
    this.#folders = folders;
    this.#params = { ...readSearchParams(location.search), ...this.#early() };
    this.#client = this.#connect();
    this.#unwatch = this.#client.watch(() => this.#indexChanged());
    this.#listen(part(page, 'form'));
    this.#open(window.searchPageWorker);
    delete window.searchPageWorker;
    this.keepAddress();
    this.#show();
    this.#keepTitle();
  }

  /** Opens the index with the worker that was started before this script was loaded, unless a filter needs another index. */
  #open(started: Worker | undefined): void {
    const isOwn = this.#client === searchClient(this.#folders[''] ?? '', '');
    if (!isOwn) started?.terminate();
    this.#client.open(isOwn ? started : undefined);
  }

  /** After client navigation, the framework may set the page's own title late. When the reader leaves, it sets the next page's. */
  #keepTitle(): void {
    const observer = new MutationObserver(() => {
      if (!this.#field.isConnected) {
        observer.disconnect();
        // The index's client stays, and would keep this page.
        this.#unwatch();
        return;
      }
      const title = strings.title(this.#params.query);
      // Setting the same title again would call this function forever.
      if (document.title !== title && document.title === strings.title('')) document.title = title;
    });
    observer.observe(document.head, { childList: true, subtree: true });
  }

  /** Writes the query and the filters to the address, which the framework sets back when it takes over. */
  keepAddress(): void {
    const search = withSearchParams(location.search, this.#params);
    if (search === location.search) return;
    this.#written.set(search, performance.now());
    // Replaces the history entry, so that Back leaves the page in one step.
    history.replaceState(null, '', location.pathname + search);
  }

  /** Reads the address after a link to another query was followed. What the reader has typed in the meantime isn't undone. */
  followAddress(): void {
    const { search } = location;
    const written = this.#written.get(search) ?? -Infinity;
    if (performance.now() - written < ECHO_MS) return this.keepAddress();
    const { query, context, version } = this.#params;
    const next = readSearchParams(search);
    if (next.query === query && next.context === context && next.version === version) return;
    this.#params = next;
    this.#show();
  }

  /** What was typed or chosen before this script was loaded. */
  #early(): Partial<SearchParams> {
    const early: Partial<SearchParams> = {};
    if (this.#field.value !== '') early.query = this.#field.value;
    for (const { name, value } of this.#filters) if (value !== '') Object.assign(early, paramOf(name, value));
    return early;
  }

  #listen(form: HTMLFormElement): void {
    const field = this.#field;
    form.addEventListener('submit', event => event.preventDefault());
    field.addEventListener('input', () => this.#change({ query: field.value }));
    field.addEventListener('focus', () => moveCursorBehind(field));
    // Again at the first key, because WebKit may move the cursor back after it has focused the field. A pointer decides for itself.
    const untouched = new AbortController();
    const { signal } = untouched;
    field.addEventListener('pointerdown', () => untouched.abort(), { signal });
    field.addEventListener(
      'keydown',
      () => {
        moveCursorBehind(field);
        untouched.abort();
      },
      { signal },
    );
    moveCursorBehind(field);
    part(form, '[data-clear]').addEventListener('click', () => {
      this.#change({ query: '' });
      field.focus();
    });
    for (const filter of this.#filters)
      filter.addEventListener('change', () => this.#change(paramOf(filter.name, filter.value)));
  }

  #change(next: Partial<SearchParams>): void {
    this.#params = { ...this.#params, ...next };
    this.keepAddress();
    this.#show();
  }

  #connect(): SearchClient {
    const { version, context } = this.#params;
    // Names such as `constructor` are properties of every object.
    const known = version !== null && Object.hasOwn(this.#folders, version) ? version : '';
    return searchClient(this.#folders[known] ?? '', context);
  }

  /** Shows the query and the filters, and asks for the results. */
  #show(): void {
    const { query, context, version } = this.#params;
    document.title = strings.title(query);
    this.#heading.textContent = strings.title(query);
    if (this.#field.value !== query) this.#field.value = query;
    for (const filter of this.#filters) {
      filter.value = (filter.name === 'ctx' ? context : version) ?? '';
      // An unknown version is the default one.
      if (filter.selectedIndex < 0) filter.value = '';
    }
    const client = this.#connect();
    if (client !== this.#client) {
      this.#unwatch();
      this.#client = client;
      this.#unwatch = client.watch(() => this.#indexChanged());
      client.open();
    }
    this.#ask();
    this.#draw();
  }

  #indexChanged(): void {
    if (this.#client.state() === 'loading') this.#ask();
    this.#draw();
  }

  get #query(): string {
    const { query } = this.#params;
    return query.trim() === '' ? '' : query;
  }

  #ask(): void {
    const query = this.#query;
    this.#failed = false;
    if (query === '') {
      this.#answer = undefined;
      return;
    }
    const client = this.#client;
    client.search('page', query, PAGE_SHAPE, {
      onAnswer: answer => {
        // The index of another version or context may answer late.
        if (client !== this.#client || answer.query !== this.#query) return;
        // Hits of an answer with parts of the text missing have no excerpts, and their order and number may still change.
        if (answer.partial) return;
        if (answer.query !== this.#answer?.query) this.#unfolded.clear();
        this.#answer = answer;
        this.#draw();
      },
      onFailure: () => {
        if (client !== this.#client) return;
        this.#failed = true;
        this.#draw();
      },
    });
  }

  #draw(): void {
    const isShown = this.#shown !== undefined && this.#shown === this.#answer;
    this.#shown = undefined;
    if (this.#query === '') this.#results.replaceChildren();
    else if (this.#failed || this.#client.state() === 'failed')
      update(
        this.#results,
        failure(() => this.#retry()),
      );
    else if (!this.#answer) update(this.#results, waiting());
    else {
      this.#shown = this.#answer;
      if (!isShown) update(this.#results, this.#resultsOf(this.#answer));
    }
    this.#popular.hidden = this.#query !== '' && this.#answer?.pages !== 0;
  }

  #resultsOf(answer: Answer): Node[] {
    return results(answer, query => this.#change({ query }), this.#unfolded);
  }

  #retry(): void {
    this.#client.open();
    this.#ask();
    this.#draw();
  }
}

/** The parameter that a filter sets. */
function paramOf(filter: string, value: string): Partial<SearchParams> {
  return filter === 'ctx' ? { context: contextOf(value) } : { version: value || null };
}

/** WebKit leaves the cursor before a text that a script has put in, where typing wouldn't continue it. */
function moveCursorBehind(field: HTMLInputElement): void {
  if (field.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length);
}
