/** @jest-environment jsdom */
import { runTabs } from '@/lib/inline/tabs';

window.scrollBy = () => {};

beforeEach(() => {
  document.body.innerHTML = `
    <div data-tabs>
      <div role="tablist">
        <button role="tab" data-label="Docker" aria-controls="one">Docker</button>
        <button role="tab" data-label="Fly" aria-controls="two">Fly</button>
      </div>
      <p id="one" role="tabpanel">Run the container.</p>
      <p id="two" role="tabpanel" hidden>Deploy the app.</p>
    </div>`;
});

const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const shownText = () => [...document.querySelectorAll('p')].find(({ hidden }) => !hidden)?.textContent;

test('tabs work at an address whose hash isn’t valid', () => {
  location.hash = '#100%';
  runTabs('tab.', 'setup');
  button('Fly')?.click();
  expect(shownText()).toBe('Deploy the app.');
});

test('the arrow keys move the focus between tabs, but with a modifier, they stay the browser’s', () => {
  runTabs('tab.', 'setup');
  button('Fly')?.focus();
  const press = (modifiers: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...modifiers }),
    );
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) expect(press({ [modifier]: true })).toBe(true);
  expect(document.activeElement).toBe(button('Fly'));
  expect(press()).toBe(false);
  expect(document.activeElement).toBe(button('Docker'));
});
