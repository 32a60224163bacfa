import { SETUP_EVENT, SETUP_KEY } from '../keys';
import type { Setup } from '../setup';
import { loadSetup } from '../stored';
import { showLine } from './line';
import { copyRows } from './rows';

/** The systems with ⌘, and those with Ctrl. The others have no keyboard of their own. */
const APPLE: readonly unknown[] = ['macos', 'iphone'];
const OTHERS: readonly unknown[] = ['windows', 'linux', 'android'];

/** The text of `data-fill` elements without a setup. */
const defaults = new WeakMap<Element, string>();

/**
 * Shows the reader's setup: marks every element of the chosen options (`data-setup`) with `data-mine`, shows rows and list items
 * for them first, writes the reader's values into `data-fill`, and names the setup in the line about it. While the page is parsed,
 * it does so before each paint. After that, it follows changes in this window and others.
 */
export function startSetup(): void {
  const marks = document.documentElement.dataset;
  if (marks.hasSetup) return;
  marks.hasSetup = 'on';
  let setup = loadSetup();
  const change = (next: Setup) => {
    setup = next;
    markKeys(setup);
    show(setup);
    for (const own of find('[data-own]')) copyRows(own, true);
  };
  // The tabs listen on `window`, so they get the event after this has updated their marks.
  document.addEventListener(SETUP_EVENT, event => {
    change((event as CustomEvent<Setup | undefined>).detail ?? setup);
  });
  const reread = () =>
    document.dispatchEvent(new CustomEvent(SETUP_EVENT, { bubbles: true, detail: loadSetup() }));
  window.addEventListener('storage', ({ key }) => {
    if (key === SETUP_KEY || key === null) reread();
  });
  // A page restored from the back/forward cache has missed any changes in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reread();
  });
  markKeys(setup);
  if (document.readyState === 'loading') showWhileLoading(() => show(setup));
  else reread();
}

function showWhileLoading(update: () => void): void {
  const observer = new MutationObserver(update);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    update();
  });
}

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

function show(setup: Setup): void {
  const chosen = [...Object.values(setup), ...Object.keys(setup)];
  for (const element of find('[data-setup]'))
    mark(
      element,
      String(element.dataset.setup)
        .split(' ')
        .some(name => chosen.includes(name)),
    );
  for (const element of find('[data-fill]')) fill(element, setup);
  for (const own of find('[data-own]')) copyRows(own);
  for (const line of find('[data-setup-line]')) mark(line, showLine(line, setup));
}

function mark(element: HTMLElement, isMine: boolean): void {
  if (isMine !== element.hasAttribute('data-mine')) element.toggleAttribute('data-mine');
}

function fill(element: HTMLElement, setup: Setup): void {
  if (!defaults.has(element)) defaults.set(element, element.textContent);
  const text = setup[element.dataset.fill as keyof Setup] ?? defaults.get(element) ?? '';
  if (element.textContent !== text) element.textContent = text;
}

/** <html data-keys> decides which names keys have (shown.css). Without it, they're those of this device. */
function markKeys({ os }: Setup): void {
  const marks = document.documentElement.dataset;
  if (APPLE.includes(os)) marks.keys = 'apple';
  else if (OTHERS.includes(os)) marks.keys = 'other';
  else delete marks.keys;
}
