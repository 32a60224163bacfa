/** @jest-environment jsdom */
import { runClips } from '@/lib/inline/clips';

/** A clip with three steps, as components/mdx/clip renders it. */
const CLIP = `
  <figure data-clip>
    ${[1, 2, 3]
      .map(
        step =>
          `<div data-status="Step ${step} of 3" ${step > 1 ? 'hidden' : ''}><img alt="Picture ${step}" data-mode="light" loading="lazy"><img alt="Dark picture ${step}" data-mode="dark" loading="lazy"></div>`,
      )
      .join('')}
    <button data-step="-1" aria-disabled="true">Previous step</button>
    <button data-step="0">Play</button>
    <button data-step="1">Next step</button>
    <p role="status">Step 1 of 3</p>
    <ol><li>Open it.</li><li>Choose.</li><li>Done.</li></ol>
  </figure>`;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const clip = () => find('[data-clip]');
const press = (step: number) => find(`[data-step="${step}"]`).click();
const status = () => find('[role=status]').textContent;
const shown = () => document.querySelector('[data-status]:not([hidden]) img')?.getAttribute('alt');
const current = () => document.querySelector('[aria-current=step]')?.textContent;
const eager = () => [...document.querySelectorAll('img')].filter(({ loading }) => loading === 'eager');

beforeAll(() => {
  // jsdom has no layout, so an element is displayed if it isn't hidden and has the reader's color mode.
  Element.prototype.getClientRects = function (this: Element) {
    const isShown = !this.closest('[hidden]') && !this.matches('[data-mode=dark]');
    return Object.assign(isShown ? [new DOMRect()] : [], { item: () => null });
  };
  // jsdom doesn't reflect these two.
  for (const [property, name] of [
    ['ariaCurrent', 'aria-current'],
    ['ariaDisabled', 'aria-disabled'],
  ] as const)
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(name);
      },
      set(this: Element, value: string | null) {
        if (value === null) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  runClips();
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = CLIP;
});
afterEach(() => jest.useRealTimers());

test('nothing moves and no picture is loaded before a button is pressed', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe('Picture 1');
  expect(eager()).toEqual([]);
});

test('the buttons show the next and the previous step, and the status and the list say which', () => {
  press(1);
  expect(shown()).toBe('Picture 2');
  expect(status()).toBe('Step 2 of 3. Choose.');
  expect(current()).toBe('Choose.');
  press(-1);
  expect(shown()).toBe('Picture 1');
  expect(current()).toBe('Open it.');
});

test('the buttons at the ends do nothing', () => {
  press(-1);
  expect(shown()).toBe('Picture 1');
  press(1);
  press(1);
  expect(find('[data-step="1"]').getAttribute('aria-disabled')).toBe('true');
  press(1);
  expect(shown()).toBe('Picture 3');
  expect(find('[data-step="-1"]').getAttribute('aria-disabled')).toBe('false');
});

test('the next picture is loaded early, only in the mode of the reader', () => {
  press(1);
  expect(eager().map(({ alt }) => alt)).toEqual(['Picture 2', 'Picture 3']);
});

test('Play shows one step after another and stops at the last', async () => {
  press(0);
  expect(clip().dataset.playing).toBe('');
  await jest.advanceTimersByTimeAsync(3000);
  expect(shown()).toBe('Picture 2');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe('Picture 3');
  expect(clip().dataset.playing).toBeUndefined();
  press(0);
  expect(shown()).toBe('Picture 1');
});

test('Pause and the other buttons stop it', async () => {
  press(0);
  press(0);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe('Picture 1');
  press(0);
  press(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe('Picture 2');
});

test('it waits until the picture has loaded', async () => {
  let loaded = () => {};
  (document.querySelector('img') as HTMLImageElement).decode = () =>
    new Promise(resolve => {
      loaded = resolve;
    });
  press(0);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe('Picture 1');
  loaded();
  await jest.advanceTimersByTimeAsync(3000);
  expect(shown()).toBe('Picture 2');
});

test('it stops when its page is left', async () => {
  press(0);
  const left = clip();
  left.remove();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(left.querySelector('[data-status]:not([hidden]) img')?.getAttribute('alt')).toBe('Picture 1');
});
