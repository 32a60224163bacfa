import { stayAboveKeyboard } from './keyboard';
import { SearchBox } from './search-box';

/** The text of panel.css, from lib/search/build/write-index.ts. */
const STYLES = process.env.STYLES ?? '';

/** The entry point of the search box's script, which is loaded when the box is first used (lib/inline/search). */
const boxes = new WeakSet<HTMLFormElement>();

function attach(form: HTMLFormElement | null): void {
  if (!form || boxes.has(form)) return;
  boxes.add(form);
  new SearchBox(form);
  stayAboveKeyboard(form);
}

const style = document.createElement('style');
style.textContent = STYLES;
document.head.append(style);

attach(document.querySelector<HTMLFormElement>('form[data-search]'));
// If the framework renders the header again, the new box is set up when it's used.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) attach(target.closest<HTMLFormElement>('form[data-search]'));
});
