/** The light and dark values of a color token, as #rrggbb. */
export interface ModeColors {
  light: string;
  dark: string;
}

/**
 * The tokens that are used outside the styles: in icons, cards, the manifest, drawings, and the service worker's page. A dash in
 * a token's name becomes a capital letter: `accent-text` is `accentText`.
 */
const TOKENS = ['accent', 'accent-text', 'accent-soft', 'ground', 'line', 'text', 'muted'] as const;

/**
 * The colors of a style sheet's tokens.
 *
 * @param css app/styles/tokens.css
 * @throws Error naming a token that is missing or isn't written as light-dark(#rrggbb, #rrggbb)
 */
export function brandColors(css: string): Record<string, ModeColors> {
  return Object.fromEntries(TOKENS.map(token => [camelCase(token), colorsOf(css, token)]));
}

function colorsOf(css: string, token: string): ModeColors {
  const [, light, dark] =
    new RegExp(`--${token}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\);`, 'i').exec(css) ?? [];
  if (!light || !dark)
    throw new Error(`tokens.css has no --${token}. Write --${token}: light-dark(#rrggbb, #rrggbb).`);
  return { light, dark };
}

/** The source code of lib/brand/colors.ts. */
export function colorsModule(colors: Record<string, ModeColors>): string {
  const lines = Object.entries(colors).map(
    ([name, { light, dark }]) => `  ${name}: { light: '${light}', dark: '${dark}' },`,
  );
  return `/** The colors of app/styles/tokens.css for code that can't use style sheets. \`npm run brand\` writes this file. */
export const COLORS = {
${lines.join('\n')}
} as const;
`;
}

/**
 * An SVG with the brand's colors replaced by new ones. Other colors don't change.
 *
 * @param svg the source of the SVG
 * @param old the colors it was made with
 * @param now the new colors
 */
export function recolored(
  svg: string,
  old: Record<string, ModeColors>,
  now: Record<string, ModeColors>,
): string {
  const changes = new Map(
    Object.entries(old).flatMap(([name, colors]) => [
      [colors.light.toLowerCase(), now[name]?.light ?? colors.light],
      [colors.dark.toLowerCase(), now[name]?.dark ?? colors.dark],
    ]),
  );
  return svg.replace(/#[\da-f]{6}\b/gi, color => changes.get(color.toLowerCase()) ?? color);
}

const camelCase = (token: string) => token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
