/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contrast } from '@/lib/contrast';

const CSS = readFileSync('app/styles/tokens.css', 'utf8');

type Mode = 'light' | 'dark' | 'band';

/** The value of a colour token: the band's own, or the side of light-dark() that the mode takes. */
function color(token: string, mode: Mode): string {
  const values = [...CSS.matchAll(new RegExp(`--${token}: ([^;]+);`, 'g'))].map(([, value = '']) => value);
  const [shared = '', band] = values;
  if (mode === 'band' && band) return band;
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(shared) ?? [];
  return (mode === 'light' ? light : dark) ?? shared;
}

const GROUNDS = ['ground', 'raised', 'sunken'];
const STATES = ['note', 'info', 'tip', 'warning', 'danger'];

/** Foreground, grounds, and the ratio between them: the duties that tokens.css states. */
const DUTIES: [string, string[], number][] = [
  ['text', [...GROUNDS, 'hover', 'accent-soft', ...STATES.map(state => `${state}-soft`)], 7],
  ['muted', [...GROUNDS, 'hover'], 4.5],
  ['accent-text', [...GROUNDS, 'hover', 'accent-soft'], 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ...STATES.map((state): [string, string[], number] => [state, [...GROUNDS, `${state}-soft`], 4.5]),
  ['line-strong', GROUNDS, 3],
];

describe.each<Mode>(['light', 'dark', 'band'])('the colours of the %s mode', mode => {
  test.each(
    DUTIES.flatMap(([front, grounds, ratio]) => grounds.map(ground => [front, ground, ratio] as const)),
  )('%s stands out from %s by %d to 1', (front, ground, ratio) => {
    expect(contrast(color(front, mode), color(ground, mode))).toBeGreaterThanOrEqual(ratio);
  });
});
