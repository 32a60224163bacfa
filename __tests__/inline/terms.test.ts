/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { runTerms } from '@/lib/inline/terms';

const DELAY_MS = 200;
const open = new Set<Element>();

// jsdom has no popovers and treats every focus as keyboard focus.
beforeAll(() => {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':popover-open') return open.has(this);
    if (selector === ':focus-visible') return document.activeElement === this;
    return matches.call(this, selector);
  });
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    open.add(this);
  };
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    open.delete(this);
  };
  runTerms(DELAY_MS);
});

beforeEach(() => {
  jest.useFakeTimers();
  open.clear();
  document.body.innerHTML = `
    <p><a aria-describedby="d" data-term="" href="#payee">payee</a><span id="d"><b>Who gets it.</b></span></p>
    <a href="#x" id="other">other</a>`;
});
afterEach(() => jest.useRealTimers());

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const term = () => find('[data-term]');
const shown = () => open.has(find('#d'));
const point = (selector: string, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  find(selector).dispatchEvent(event);
};
const tap = () => {
  fireEvent.pointerDown(term());
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'pointerType', { value: 'touch' });
  term().dispatchEvent(event);
  return event.defaultPrevented;
};

test('hovering over a term shows its definition until the pointer leaves both', () => {
  point('[data-term]');
  expect(shown()).toBe(false);
  jest.advanceTimersByTime(DELAY_MS);
  expect(shown()).toBe(true);
  point('p');
  point('#d b');
  jest.advanceTimersByTime(DELAY_MS);
  expect(shown()).toBe(true);
  point('#other');
  jest.advanceTimersByTime(DELAY_MS);
  expect(shown()).toBe(false);
});

test('a passing pointer or a scrolling finger shows nothing', () => {
  point('[data-term]');
  point('#other');
  jest.advanceTimersByTime(DELAY_MS);
  point('[data-term]', 'touch');
  jest.advanceTimersByTime(DELAY_MS);
  expect(shown()).toBe(false);
});

test('keyboard focus shows it, and the next focus closes it', () => {
  term().focus();
  expect(shown()).toBe(true);
  find('#other').focus();
  expect(shown()).toBe(false);
});

test('a pointer elsewhere closes neither a focused nor a tapped definition', () => {
  point('p');
  term().focus();
  jest.advanceTimersByTime(DELAY_MS);
  expect(shown()).toBe(true);
  find('#other').focus();
  point('p');
  tap();
  jest.advanceTimersByTime(DELAY_MS);
  expect(shown()).toBe(true);
});

// React replays the event after hydration.
test("a replayed focus event doesn't reopen a closed definition", () => {
  term().focus();
  find('#d').hidePopover();
  term().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(shown()).toBe(false);
});

test('the first tap shows it, and the second one follows the link', () => {
  expect(tap()).toBe(true);
  expect(shown()).toBe(true);
  expect(tap()).toBe(false);
  expect(shown()).toBe(false);
});

test('a mouse click follows the link', () => {
  expect(fireEvent.click(term())).toBe(true);
  expect(shown()).toBe(false);
});

test.each([
  ['below a term in the upper half of the window', 0.25, false],
  ['above a term in the lower half', 0.75, true],
])('the definition appears %s', (_, place, isAbove) => {
  jest.spyOn(term(), 'getBoundingClientRect').mockReturnValue({ top: innerHeight * place } as DOMRect);
  point('[data-term]');
  jest.advanceTimersByTime(DELAY_MS);
  expect(shown()).toBe(true);
  expect(find('#d').hasAttribute('data-above')).toBe(isAbove);
});
