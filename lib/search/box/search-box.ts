import { searchStrings } from '@/strings/search';
import { searchClient, type SearchClient } from '../client';
import { BOX_SHAPE } from '../constants';
import type { Answer } from '../types';
import type { PopularQuestion } from '../popular';
import { button } from './elements';
import { forgetPages, recentPages, rememberPage } from './recent';
import { failure, LIST_ID, nothing, offers, optionId, results } from './view';

declare global {
  /** Hears of the device's own way back (CloseWatcher API); TypeScript does not know it yet. */
  class CloseWatcher extends EventTarget {
    destroy(): void;
  }
}

/** Where the box becomes a sheet that fills the screen (components/search/search-box). */
const PHONE = '(max-width: 576px)';

/** Put in by the build (lib/search/build/write-index.ts). */
const POPULAR = JSON.parse(process.env.POPULAR_QUESTIONS ?? '[]') as PopularQuestion[];

/**
 * Brings the search box to life. It works on the form that components/search/search-box renders and needs no framework, so
 * that the first result is there while the framework may still be on its way.
 */
export class SearchBox {
  readonly #form: HTMLFormElement;
  readonly #field: HTMLInputElement;
  readonly #end: Element;
  readonly #panel: Element;
  readonly #hint: Node[];
  #client: SearchClient;
  #unwatch: () => void;
  #answer: Answer | undefined;
  #failed = false;
  #closeWatcher: CloseWatcher | undefined;
  /** The highlighted option; -1 when none is. */
  #index = -1;
  /** The query whose hit is opened as soon as it is answered. */
  #chosen: string | undefined;

  /** @param form has the field, and two empty elements: the end of the box and the panel below it */
  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#field = part(form, 'data-search-field') as HTMLInputElement;
    this.#end = part(form, 'data-search-end');
    this.#panel = part(form, 'data-search-panel');
    this.#hint = [...this.#end.childNodes];
    this.#client = searchClient(window.searchIndex().folder, '');
    this.#unwatch = this.#client.watch(() => this.#indexChanged());
    this.#field.setAttribute('role', 'combobox');
    this.#field.setAttribute('aria-autocomplete', 'list');
    this.#listen();
    this.#client.open(window.searchBoxWorker);
    this.#queryChanged();
  }

  #listen(): void {
    const field = this.#field;
    const open = () => this.#connect().open();
    field.addEventListener('pointerenter', open);
    field.addEventListener('focus', () => {
      const again = this.#failed || this.#client.state() === 'failed';
      open();
      if (again) this.#ask();
      if (this.#query === '') this.#index = -1;
      this.#draw();
      this.#watchBack();
    });
    field.addEventListener('input', () => this.#queryChanged());
    field.addEventListener('keydown', event => this.#keyPressed(event));
    this.#form.addEventListener('submit', event => {
      event.preventDefault();
      this.#choose();
    });
    this.#form.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && this.#form.contains(relatedTarget)) return;
      this.#panel.replaceChildren();
      this.#describe();
      this.#closeWatcher?.destroy();
    });
    part(this.#form, 'data-search-back').addEventListener('click', () => this.#close());
    // The field keeps the focus while the pointer works in the panel.
    this.#panel.addEventListener('mousedown', event => event.preventDefault());
    this.#panel.addEventListener('mousemove', ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
      const index = option ? this.#options().indexOf(option) : -1;
      if (index !== this.#index) this.#highlight(index);
    });
    this.#panel.addEventListener('mouseleave', () => this.#highlight(-1));
  }

  /** The phone's own way back closes the sheet, where the browser can tell. */
  #watchBack(): void {
    if (typeof CloseWatcher === 'undefined' || !matchMedia(PHONE).matches) return;
    this.#closeWatcher?.destroy();
    this.#closeWatcher = new CloseWatcher();
    this.#closeWatcher.addEventListener('close', () => this.#close());
  }

  /** The client of this page's docs version, which may be another than on the page before. */
  #connect(): SearchClient {
    const client = searchClient(window.searchIndex().folder, '');
    if (client !== this.#client) {
      this.#unwatch();
      this.#client = client;
      this.#unwatch = client.watch(() => this.#indexChanged());
      this.#answer = undefined;
    }
    return client;
  }

  #indexChanged(): void {
    if (this.#client.state() === 'loading') this.#ask();
    this.#draw();
  }

  #queryChanged(): void {
    this.#chosen = undefined;
    if (this.#query === '') {
      this.#answer = undefined;
      this.#index = -1;
    }
    this.#ask();
    this.#draw();
  }

  get #query(): string {
    return this.#field.value.trim() === '' ? '' : this.#field.value;
  }

  #ask(): void {
    const query = this.#query;
    this.#failed = false;
    if (query === '') return;
    this.#client.search('box', query, BOX_SHAPE, {
      onAnswer: answer => {
        if (answer.query !== this.#query) return;
        if (answer.query !== this.#answer?.query) this.#index = 0;
        this.#index = Math.min(this.#index, answer.hits.length - 1);
        this.#answer = answer;
        this.#draw();
        if (this.#chosen === query) this.#choose();
        // The framework may come now (lib/intent/loader.js): nothing more is on its way for this answer.
        if (!answer.partial) window.dispatchEvent(new Event('searchanswer'));
      },
      onFailure: () => {
        this.#failed = true;
        this.#draw();
      },
    });
  }

  #keyPressed(event: KeyboardEvent): void {
    const positions = this.#options().length + 1;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') this.#close();
    else if (step !== undefined && positions > 1) {
      event.preventDefault();
      // "None" is a position too, between the last and the first.
      this.#highlight(((this.#index + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Tab' && !event.shiftKey && positions > 1 && this.#index >= 0) {
      event.preventDefault();
      this.#choose();
    }
  }

  /** Opens the highlighted hit, else the first; now, or as soon as the query is answered. */
  #choose(): void {
    const query = this.#query;
    if (query === '') this.#options()[this.#index]?.click();
    else if (this.#answer?.query === query) this.#options()[Math.max(0, this.#index)]?.click();
    else this.#chosen = query;
  }

  #highlight(index: number): void {
    this.#index = index;
    this.#describe();
    this.#options()[index]?.scrollIntoView({ block: 'nearest' });
  }

  #options(): HTMLElement[] {
    return [...this.#panel.querySelectorAll<HTMLElement>('[role=option]')];
  }

  /** Draws everything that depends on the query, its answer and the state of the index. */
  #draw(): void {
    const query = this.#query;
    this.#form.toggleAttribute('data-loading', this.#client.state() === 'loading' && query !== '');
    this.#end.replaceChildren(...(this.#field.value === '' ? this.#hint : [this.#clearButton()]));
    this.#panel.replaceChildren(...this.#content(query));
    this.#describe();
  }

  #content(query: string): Node[] {
    if (!this.#form.contains(document.activeElement)) return [];
    if (query === '')
      return offers(
        POPULAR,
        recentPages(),
        url => this.#leave(url),
        () => this.#forget(),
      );
    if (this.#failed || this.#client.state() === 'failed') return failure(() => this.#retry());
    if (!this.#answer) return [];
    if (this.#answer.hits.length > 0)
      return results(this.#answer, query, window.searchIndex().version, url => this.#leave(url));
    if (this.#answer.partial) return [];
    return nothing(
      this.#answer,
      url => this.#leave(url),
      text => this.#write(text),
    );
  }

  #clearButton(): HTMLButtonElement {
    const clear = button('', () => {
      this.#write('');
      // On a phone the sheet stays open for another query.
      if (matchMedia(PHONE).matches) this.#field.focus();
      else this.#close();
    });
    clear.setAttribute('aria-label', searchStrings.clear);
    return clear;
  }

  /** Leaves the box; on a phone this closes the sheet. */
  #close(): void {
    if (document.activeElement instanceof HTMLElement && this.#form.contains(document.activeElement))
      document.activeElement.blur();
  }

  #remember(url: string): void {
    const hit = this.#answer?.hits.find(each => each.url === url);
    const titles = [hit?.page, hit?.text].filter(parts => parts !== undefined);
    const title = titles.map(parts => parts.map(({ text }) => text).join('')).join(' › ');
    if (hit) rememberPage({ title, url });
  }

  #write(text: string): void {
    this.#field.value = text;
    this.#queryChanged();
  }

  #forget(): void {
    forgetPages();
    this.#field.focus();
    this.#index = -1;
    this.#draw();
  }

  #retry(): void {
    this.#client.open();
    this.#ask();
  }

  /** Goes to a page: by the framework if it is there, else by the browser. Says whether the framework took it. */
  #leave(url: string): boolean {
    this.#remember(url);
    this.#close();
    return !window.dispatchEvent(new CustomEvent('searchopen', { detail: url, cancelable: true }));
  }

  /** Tells screen readers what is shown and which option is highlighted. */
  #describe(): void {
    const options = this.#options();
    options.forEach((option, index) => {
      setOrRemove(option, 'aria-selected', index === this.#index ? 'true' : undefined);
    });
    this.#field.setAttribute('aria-expanded', String(options.length > 0));
    setOrRemove(this.#field, 'aria-controls', options[0] && LIST_ID);
    setOrRemove(this.#field, 'aria-activedescendant', options[this.#index] && optionId(this.#index));
  }
}

function part(form: HTMLFormElement, name: string): HTMLElement {
  const element = form.querySelector<HTMLElement>(`[${name}]`);
  if (!element) throw new Error(`The search box has no element with ${name}.`);
  return element;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
