import { contrast } from '../contrast';

/** Where a color is shown: in one of the color modes, or on the band, which is dark in both. */
const MODES = ['light', 'dark', 'band'] as const;
type Mode = (typeof MODES)[number];

const GROUNDS = ['ground', 'raised', 'sunken'];
const STATES = ['note', 'info', 'tip', 'warning', 'danger'];

/**
 * A foreground color, its backgrounds, and the contrast it needs: 4.5 for text, 3 for borders of controls (WCAG 2.2 AA), and 7
 * for running text.
 */
const CONTRAST_RULES: readonly [front: string, grounds: readonly string[], ratio: number][] = [
  ['text', [...GROUNDS, 'hover', 'accent-soft', ...STATES.map(state => `${state}-soft`)], 7],
  ['muted', [...GROUNDS, 'hover'], 4.5],
  ['accent-text', [...GROUNDS, 'hover', 'accent-soft'], 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ...STATES.map((state): [string, string[], number] => [state, [...GROUNDS, `${state}-soft`], 4.5]),
  ['line-strong', GROUNDS, 3],
];

/** Two colors with too little contrast, and the line of the style sheet to change (counted from 1). */
interface WeakContrast {
  line: number;
  reason: string;
}

/**
 * Finds colors in a style sheet with too little contrast, and suggests the nearest color with enough.
 *
 * @param css app/styles/tokens.css
 */
export function weakContrasts(css: string): WeakContrast[] {
  return MODES.flatMap(mode =>
    CONTRAST_RULES.flatMap(([front, grounds, ratio]) =>
      grounds.flatMap(ground => weakness(css, { mode, front, ground, ratio })),
    ),
  );
}

interface ContrastRule {
  mode: Mode;
  front: string;
  ground: string;
  ratio: number;
}

function weakness(css: string, { mode, front, ground, ratio }: ContrastRule): WeakContrast[] {
  const [one, other] = [colorIn(css, front, mode), colorIn(css, ground, mode)];
  const found = contrast(one, other);
  if (found >= ratio) return [];
  // If white text on the accent color has too little contrast, the accent has to change, because the text stays white.
  const isGround = front === 'on-accent';
  const [token, value, against] = isGround ? [ground, other, one] : [front, one, other];
  const better = adjusted(value, against, ratio);
  return [
    {
      line: lineOf(css, token, mode),
      reason:
        `--${front} on --${ground} has a contrast of ${found.toFixed(1)} ${NAMES[mode]}; it needs ${ratio}. ` +
        (better === undefined ? `Change --${ground}.` : `--${token} could be ${better}.`),
    },
  ];
}

const NAMES: Record<Mode, string> = {
  light: 'in light mode',
  dark: 'in dark mode',
  band: 'on the band',
};

/** The nearest color, lighter or darker, that has enough contrast. Undefined if even white and black don't. */
function adjusted(color: string, beside: string, ratio: number): string | undefined {
  const ends = contrast(beside, '#ffffff') > contrast(beside, '#000000') ? 255 : 0;
  for (let percent = 1; percent <= 100; percent += 1) {
    const mixed = mix(color, ends, percent / 100);
    if (contrast(mixed, beside) >= ratio) return mixed;
  }
  return undefined;
}

function mix(color: string, end: number, part: number): string {
  const channels = [1, 3, 5].map(at => {
    const value = parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (end - value) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A color token's value: the band's own, or the mode's side of light-dark(). */
function colorIn(css: string, token: string, mode: Mode): string {
  const [shared = '', band] = [...css.matchAll(declaration(token))].map(([, value = '']) => value);
  if (mode === 'band' && band) return band;
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(shared) ?? [];
  return (mode === 'light' ? light : dark) ?? shared;
}

function lineOf(css: string, token: string, mode: Mode): number {
  const [shared, band] = [...css.matchAll(declaration(token))];
  const { index } = (mode === 'band' ? band : undefined) ?? shared ?? { index: 0 };
  return css.slice(0, index).split('\n').length;
}

const declaration = (token: string) => new RegExp(`--${token}: ([^;]+);`, 'g');
