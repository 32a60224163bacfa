/** @jest-environment jsdom */
import { runTheme } from '@/lib/inline/theme';

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  document.body.innerHTML = '<button data-theme-toggle></button>';
  const modes = { light: 'hell', dark: 'dunkel', system: 'wie das System' };
  runTheme('theme', 'mode', modes, 'Farben wechseln (jetzt *)', 'theme-choice');
});

test('the button has the words of the language for each choice', () => {
  const button = document.querySelector('button');
  const names = ['light', 'dark', 'system'].map(() => {
    button?.click();
    return [button?.title, button?.getAttribute('aria-label')];
  });
  expect(names).toEqual([
    ['hell', 'Farben wechseln (jetzt hell)'],
    ['dunkel', 'Farben wechseln (jetzt dunkel)'],
    ['wie das System', 'Farben wechseln (jetzt wie das System)'],
  ]);
});
