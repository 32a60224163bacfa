import { readFileSync } from 'node:fs';
import { weakContrasts } from '@/lib/brand/contrast-rules';

const CSS = readFileSync('app/styles/tokens.css', 'utf8');

it('every color has enough contrast in every mode', () => {
  expect(weakContrasts(CSS)).toEqual([]);
});

/** The style sheet with other colors. */
const withColors = (colors: Record<string, string>) =>
  Object.entries(colors).reduce(
    (css, [token, value]) => css.replace(new RegExp(`--${token}: [^;]+;`), `--${token}: ${value};`),
    CSS,
  );

it("reports an accent that's too light for white text, with its line and a darker color", () => {
  const css = withColors({ accent: 'light-dark(#66cc88, #0a7a3d)', 'on-accent': '#ffffff' });
  const inLight = (text: string) =>
    weakContrasts(text).filter(({ reason }) => /--accent has .* light mode/.test(reason));
  const [found] = inLight(css);
  expect(found?.line).toBe(css.split('\n').findIndex(text => text.includes('--accent:')) + 1);
  expect(found?.reason).toMatch(
    /^--on-accent on --accent has a contrast of 2\.0 in light mode; it needs 4\.5\. --accent could be #[\da-f]{6}\.$/,
  );
  const better = /#[\da-f]{6}/.exec(found?.reason ?? '')?.[0] ?? '';
  expect(inLight(css.replace('#66cc88', better))).toEqual([]);
});

it("reports text that's too dark for a dark background, with a lighter color, also on the band", () => {
  const css = withColors({
    'accent-text': 'light-dark(#7313bf, #7313bf)',
    ground: 'light-dark(#ffffff, #0e1828)',
  });
  const reasons = weakContrasts(css)
    .map(({ reason }) => reason)
    .filter(reason => reason.startsWith('--accent-text on --ground '));
  expect(reasons).toEqual([
    expect.stringMatching(/ in dark mode; it needs 4\.5\. --accent-text could be #[\da-f]{6}\.$/),
    expect.stringMatching(/ on the band; it needs 4\.5\. --accent-text could be #[\da-f]{6}\.$/),
  ]);
});
