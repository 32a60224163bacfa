import { readFileSync } from 'node:fs';
import { contrast } from '@/lib/contrast';

const colorsIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, light = '', dark = '']) => ({ light, dark }));

it('code has enough contrast in marked lines', () => {
  const [ground] = colorsIn('app/styles/tokens.css', /--accent-soft: light-dark\((#\w+), (#\w+)\)/g);
  const texts = colorsIn('app/styles/code.css', /\.tok-\w+ \{\s+color: light-dark\((#\w+), (#\w+)\)/g);
  expect(texts).not.toHaveLength(0);
  for (const mode of ['light', 'dark'] as const)
    for (const text of texts) expect(contrast(text[mode], ground?.[mode] ?? '')).toBeGreaterThanOrEqual(4.5);
});
