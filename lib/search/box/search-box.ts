import { searchClient, type SearchClient } from '../client';
import { BOX_SHAPE } from '../constants';
import type { Answer } from '../types';
import { button, failure, LIST_ID, nothing, optionId, results } from './view';

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
      this.#draw();
    });
    field.addEventListener('input', () => this.#queryChanged());
    field.addEventListener('keydown', event => this.#keyPressed(event));
    this.#form.addEventListener('submit', event => {
      event.preventDefault();
      this.#choose();
    });
    this.#form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.#form.contains(relatedTarget)))
        this.#panel.replaceChildren();
      this.#describe();
    });
    // The field keeps the focus while the pointer works in the panel.
    this.#panel.addEventListener('mousedown', event => event.preventDefault());
    this.#panel.addEventListener('mousemove', ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
      const index = option ? this.#options().indexOf(option) : -1;
      if (index !== this.#index) this.#highlight(index);
    });
    this.#panel.addEventListener('mouseleave', () => this.#highlight(-1));
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
    if (this.#query === '') this.#answer = undefined;
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
        window.dispatchEvent(new Event('searchanswer'));
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
    if (event.key === 'Escape') this.#field.blur();
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
    if (this.#answer?.query === query) this.#options()[Math.max(0, this.#index)]?.click();
    else if (query !== '') this.#chosen = query;
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
    if (query === '' || document.activeElement !== this.#field) return [];
    if (this.#failed || this.#client.state() === 'failed') return failure(() => this.#retry());
    if (!this.#answer) return [];
    if (this.#answer.hits.length > 0)
      return results(this.#answer, query, window.searchIndex().version, url => this.#leave(url));
    return this.#answer.partial ? [] : nothing(this.#answer.suggestion, text => this.#write(text));
  }

  #clearButton(): HTMLButtonElement {
    const clear = button('✕', () => this.#write(''));
    clear.setAttribute('aria-label', 'Clear');
    return clear;
  }

  #write(text: string): void {
    this.#field.value = text;
    this.#queryChanged();
  }

  #retry(): void {
    this.#client.open();
    this.#ask();
  }

  /** Goes to a page: by the framework if it is there, else by the browser. Says whether the framework took it. */
  #leave(url: string): boolean {
    this.#field.blur();
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
