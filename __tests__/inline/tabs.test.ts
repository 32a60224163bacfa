/** @jest-environment jsdom */
import { runTabs } from '@/lib/inline/tabs';

window.scrollBy = () => {};

const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const shownText = () => [...document.querySelectorAll('p')].find(({ hidden }) => !hidden)?.textContent;

test('tabs work at an address whose hash isn’t valid', () => {
  document.body.innerHTML = `
    <div data-tabs>
      <div role="tablist">
        <button role="tab" data-label="Docker" aria-controls="one">Docker</button>
        <button role="tab" data-label="Fly" aria-controls="two">Fly</button>
      </div>
      <p id="one" role="tabpanel">Run the container.</p>
      <p id="two" role="tabpanel" hidden>Deploy the app.</p>
    </div>`;
  location.hash = '#100%';
  runTabs('tab.', 'setup');
  button('Fly')?.click();
  expect(shownText()).toBe('Deploy the app.');
});
