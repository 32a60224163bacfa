import { anchorOf } from '@/lib/search/engine/anchor';

it.each([
  ['Reset the password', '#reset-the-password'],
  ["It doesn't start", '#it-doesnt-start'],
  ['Zum Café: 2 Wege?', '#zum-café-2-wege'],
  ['', ''],
  [
    'The app stays at Opening last budget..., even after you reinstall it',
    '#the-app-stays-at-opening-last-budget-even-after-you',
  ],
])('the anchor of "%s" is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
