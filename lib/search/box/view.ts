import { routes, withBase } from '../../routes';
import type { Answer, Hit, Piece } from '../types';

/** The id of the list of hits. */
export const LIST_ID = 'search-hits';

/** The id of an option of the list. */
export function optionId(index: number): string {
  return `${LIST_ID}-${index}`;
}

/** Opens a page of the site; true when it is done, false when the browser should. */
export type Open = (path: string) => boolean;

/** The hits, and the way to all of them. */
export function results({ hits }: Answer, query: string, version: string, open: Open): Node[] {
  const all = `${routes.search}?q=${encodeURIComponent(query)}${version && `&version=${version}`}`;
  const options = hits.map((hit, index) => option(hit, optionId(index), open));
  return [
    element('div', { id: LIST_ID, role: 'listbox', 'aria-label': 'Search results' }, options),
    link(all, {}, ['See all results'], open),
    element('span', { role: 'status', class: 'visually-hidden' }, [
      hits.length === 1 ? '1 result' : `${hits.length} results`,
    ]),
  ];
}

/** What is shown when nothing was found. */
export function nothing(suggestion: string | undefined, onSuggestion: (query: string) => void): Node[] {
  const lines = [element('p', {}, ['No results'])];
  if (suggestion !== undefined) {
    const take = button(suggestion, () => onSuggestion(suggestion));
    lines.push(element('p', {}, ['Did you mean ', take, '?']));
  }
  return [element('div', { role: 'status' }, lines)];
}

/** What is shown when the index cannot be had. */
export function failure(onRetry: () => void): Node[] {
  const text = element('p', {}, ['Search could not be loaded.']);
  return [element('div', { role: 'alert' }, [text, button('Try again', onRetry)])];
}

/** A button that does something here. */
export function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, [text]);
  made.addEventListener('click', onClick);
  return made;
}

/** A hit: a real link, so that it can be opened in a new tab. Its icon and its tree line are drawn by the style sheet. */
function option({ type, url, text, page, branch }: Hit, id: string, open: Open): HTMLAnchorElement {
  const lines = [text, ...(page ? [page] : [])].map(pieces => element('span', {}, pieces.map(marked)));
  const tree = branch && { 'data-branch': branch };
  const attributes = { id, role: 'option', tabindex: '-1', 'data-type': type, ...tree };
  return link(url, attributes, [element('span', {}, lines)], open);
}

const marked = ({ text, mark }: Piece) => (mark ? element('mark', {}, [text]) : text);

function link(path: string, attributes: Attributes, content: Content, open: Open): HTMLAnchorElement {
  const anchor = element('a', { ...attributes, href: withBase(path) }, content);
  anchor.addEventListener('click', event => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!elsewhere && open(path)) event.preventDefault();
  });
  return anchor;
}

type Attributes = Record<string, string>;
type Content = readonly (Node | string)[];

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  content: Content,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}
