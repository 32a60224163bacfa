import { fireEvent } from '@testing-library/react';
import { runTerms } from '@/lib/inline/terms';

const DELAY_MS = 200;
const open = new Set<Element>();

// jsdom has no popovers and takes every focus for one by keyboard.
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

test('a pointer that rests on a term shows its meaning until it has left both', () => {
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

test('a pointer that passes over it, or a finger that scrolls, shows nothing', () => {
  point('[data-term]');
  point('#other');
  jest.advanceTimersByTime(DELAY_MS);
  point('[data-term]', 'touch');
  jest.advanceTimersByTime(DELAY_MS);
  expect(shown()).toBe(false);
});

test('the keyboard shows it, and goes on without it', () => {
  term().focus();
  expect(shown()).toBe(true);
  find('#other').focus();
  expect(shown()).toBe(false);
});

// React repeats the event when it takes the page over.
test('a repeated focus does not show what the reader has closed', () => {
  term().focus();
  find('#d').hidePopover();
  term().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(shown()).toBe(false);
});

test('the first tap shows it, the second follows the link', () => {
  expect(tap()).toBe(true);
  expect(shown()).toBe(true);
  expect(tap()).toBe(false);
  expect(shown()).toBe(false);
});

test('a click of a mouse follows the link', () => {
  expect(fireEvent.click(term())).toBe(true);
  expect(shown()).toBe(false);
});
