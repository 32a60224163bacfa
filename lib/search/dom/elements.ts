import { searchStrings } from '@/strings/search';
import { withBase } from '../../routes';
import type { SnippetPart } from '../types';

type Attributes = Record<string, string>;
type Content = readonly (Node | string)[];

/**
 * The first element below another that a selector matches. The caller knows its type.
 *
 * @throws Error if there is none
 */
export function part<Type extends HTMLElement>(parent: Element, selector: string): Type {
  const found = parent.querySelector<Type>(selector);
  if (!found) throw new Error(`The search has no element ${selector}.`);
  return found;
}

/** Creates an element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  content: Content,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** Creates a button. Its clicks aren't saved for the framework (lib/intent/loader.js). */
export function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, [text]);
  made.addEventListener('click', event => {
    event.preventDefault();
    onClick();
  });
  return made;
}

/** Creates a link to a page on this site. */
export function link(path: string, attributes: Attributes, content: Content): HTMLAnchorElement {
  return element('a', { ...attributes, href: withBase(path) }, content);
}

/** Text with its matches marked. Synonyms have a title that says so. */
export function marked(parts: readonly SnippetPart[]): (Node | string)[] {
  return parts.map(({ text, mark }) => {
    if (!mark) return text;
    return element('mark', mark === 'synonym' ? { title: searchStrings.synonym, 'data-synonym': '' } : {}, [
      text,
    ]);
  });
}
