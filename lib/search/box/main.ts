import { stayAboveKeyboard } from './keyboard';
import { SearchBox } from './search-box';

/** The script of the search box, loaded when the box is first used (lib/inline/search). */
const boxes = new WeakSet<HTMLFormElement>();

function attach(form: HTMLFormElement | null): void {
  if (!form || boxes.has(form)) return;
  boxes.add(form);
  new SearchBox(form);
  stayAboveKeyboard(form);
}

attach(document.querySelector<HTMLFormElement>('form[data-search]'));
// Should the framework ever draw the header anew, the new box is taken over when it is used.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) attach(target.closest<HTMLFormElement>('form[data-search]'));
});
