/** @jest-environment jsdom */
import { runDialogs } from '@/lib/inline/dialogs';

// jsdom supports neither commands nor modal dialogs, like the browsers that the script is for.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    if (this.open) throw new Error('It is open already.');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  runDialogs();
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const click = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="picture"><i></i></button>
    <button id="other"></button>
    <dialog closedby="any" id="picture"><button id="close" command="close" commandfor="picture"></button></dialog>
    <button id="lost" command="show-modal" commandfor="nothing"></button>`;
});

test('a button opens its dialog, and one in the dialog closes it', () => {
  expect(click('#open i')).toBe(true);
  expect(dialog().open).toBe(true);
  expect(click('#open')).toBe(true);
  expect(click('#close')).toBe(true);
  expect(dialog().open).toBe(false);
});

test('a click outside the dialog closes it', () => {
  click('#open');
  click('dialog');
  expect(dialog().open).toBe(false);
});

test('other buttons are ignored', () => {
  expect(click('#other')).toBe(false);
  expect(click('#lost')).toBe(false);
  expect(dialog().open).toBe(false);
});
