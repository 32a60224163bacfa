import { searchStrings } from '@/strings/search';
import { INTENT_EVENT } from '../../intent/event';
import { withBase } from '../../routes';
import { searchClient, type SearchClient } from '../client';
import { BOX_SHAPE } from '../constants';
import type { Answer } from '../types';
import type { PopularQuestion } from '../popular';
import { button, part } from '../dom/elements';
import { highlightIn } from './highlight';
import { forgetPages, recentPages, rememberPage } from './recent';
import { update } from '../dom/update';
import { failure, LIST_ID, nothing, offers, optionId, results } from './view';

declare global {
  /** The CloseWatcher API, which handles a device's back button or gesture. TypeScript doesn't know it yet. */
  class CloseWatcher extends EventTarget {
    destroy(): void;
  }
}

/** The width below which the box is a full-screen sheet (components/search/search-box). */
const PHONE = '(max-width: 576px)';

/** Set by the build (lib/search/build/write-index.ts). */
const POPULAR = JSON.parse(process.env.POPULAR_QUESTIONS ?? '[]') as PopularQuestion[];

/**
 * Controls the search box. It works on the form that components/search/search-box renders and doesn't need the framework, so that
 * results can appear while the framework is still loading.
 */
export class SearchBox {
  readonly #form: HTMLFormElement;
  readonly #field: HTMLInputElement;
  readonly #end: Element;
  readonly #panel: HTMLElement;
  readonly #hint: Node[];
  readonly #clear = this.#clearButton();
  #client: SearchClient;
  #unwatch: () => void;
  #answer: Answer | undefined;
  /** The answer whose hits are in the panel. They aren't rendered again for every letter. */
  #shown: Answer | undefined;
  #failed = false;
  #closeWatcher: CloseWatcher | undefined;
  /** The highlighted option, or -1 for none. */
  #index = -1;
  /** The query whose first hit is opened as soon as there is an answer. */
  #chosen: string | undefined;

  /**
   * @param form the form with the field and two empty elements: the end of the box, and the panel below it
   * @throws Error if an element is missing
   */
  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#field = part(form, '[data-search-field]');
    this.#end = part(form, '[data-search-end]');
    this.#panel = part(form, '[data-search-panel]');
    this.#hint = [...this.#end.childNodes];
    this.#client = searchClient(window.searchIndex().folder, '');
    this.#unwatch = this.#client.watch(() => this.#indexChanged());
    this.#field.setAttribute('role', 'combobox');
    this.#field.setAttribute('aria-autocomplete', 'list');
    this.#listen();
    this.#client.open(window.searchBoxWorker);
    // If the framework renders the header again, the new box needs a worker that runs, and maybe another version's index.
    delete window.searchBoxWorker;
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
    part(this.#form, '[data-search-back]').addEventListener('click', () => this.#close());
    // Without a CloseWatcher, a phone's back button or gesture opens the previous page, which the sheet would cover.
    window.addEventListener('popstate', () => this.#close());
    // The field keeps the focus while the reader uses the pointer in the panel.
    this.#panel.addEventListener('mousedown', event => event.preventDefault());
    this.#panel.addEventListener('mousemove', ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
      const index = option ? this.#options().indexOf(option) : -1;
      if (index !== this.#index) this.#highlight(index);
    });
    this.#panel.addEventListener('mouseleave', () => this.#highlight(-1));
    this.#panel.addEventListener('click', event => this.#leave(event));
  }

  /** Closes the sheet with the phone's back button or gesture, if the browser supports it. */
  #watchBack(): void {
    if (typeof CloseWatcher === 'undefined' || !matchMedia(PHONE).matches) return;
    this.#closeWatcher?.destroy();
    this.#closeWatcher = new CloseWatcher();
    this.#closeWatcher.addEventListener('close', () => this.#close());
  }

  /** The search client for the page's docs version, which may differ from that of the previous page. */
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
    this.#index = 0;
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
        this.#index = highlightIn(answer.hits, this.#answer?.hits ?? [], this.#index);
        this.#answer = answer;
        this.#draw();
        if (this.#chosen === query) this.#choose();
        // lib/intent/loader.js may load the framework now, because no more requests are needed for this answer.
        if (!answer.partial) window.dispatchEvent(new Event(INTENT_EVENT));
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
      // -1 is a position, too, between the last and the first.
      this.#highlight(((this.#index + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Tab' && !event.shiftKey && positions > 1 && this.#index >= 0) {
      event.preventDefault();
      this.#choose();
    }
  }

  /** Opens the highlighted hit or the first one, now or as soon as there is an answer. */
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

  /** Renders everything that depends on the query, its answer, and the index's state. */
  #draw(): void {
    const query = this.#query;
    this.#form.toggleAttribute('data-loading', this.#client.state() === 'loading' && query !== '');
    const end = this.#field.value === '' ? this.#hint : [this.#clear];
    // A press of the button isn't lost if an answer arrives in the middle of it.
    if (this.#end.firstChild !== end[0]) this.#end.replaceChildren(...end);
    update(this.#panel, this.#content(query));
    this.#describe();
  }

  #content(query: string): Node[] {
    const list = this.#shown === this.#answer ? this.#panel.firstElementChild : null;
    this.#shown = undefined;
    if (!this.#form.contains(document.activeElement)) return [];
    if (query === '') return offers(POPULAR, recentPages(), () => this.#forget());
    if (this.#failed || this.#client.state() === 'failed') return failure(() => this.#retry());
    if (!this.#answer) return [];
    if (this.#answer.hits.length > 0) {
      this.#shown = this.#answer;
      return results(this.#answer, query, window.searchIndex().version, list);
    }
    if (this.#answer.partial) return [];
    return nothing(this.#answer, text => this.#write(text));
  }

  #clearButton(): HTMLButtonElement {
    const clear = button('', () => {
      this.#write('');
      // On a phone, the sheet stays open for another query.
      if (matchMedia(PHONE).matches) this.#field.focus();
      else this.#close();
    });
    clear.setAttribute('aria-label', searchStrings.clear);
    return clear;
  }

  /** Leaves the box. On a phone, this closes the sheet. */
  #close(): void {
    if (document.activeElement instanceof HTMLElement && this.#form.contains(document.activeElement))
      document.activeElement.blur();
  }

  #remember(link: HTMLAnchorElement): void {
    const hit = this.#answer?.hits.find(({ url }) => withBase(url) === link.getAttribute('href'));
    const titles = [hit?.page, hit?.text].filter(parts => parts !== undefined);
    const title = titles.map(parts => parts.map(({ text }) => text).join('')).join(' › ');
    if (hit) rememberPage({ title, url: hit.url });
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

  /** Closes the box when one of its pages is opened here. */
  #leave({ metaKey, ctrlKey, shiftKey, target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target !== '' || metaKey || ctrlKey || shiftKey) return;
    this.#remember(link);
    this.#close();
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

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
