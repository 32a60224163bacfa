/** The metrics of a font, in its own units. */
export interface FontMetrics {
  ascent: number;
  /** Negative: below the baseline. */
  descent: number;
  unitsPerEm: number;
  /** The average width of a letter in running text. */
  xWidthAvg: number;
}

/** System fonts and the average width of their letters in em. Source: `xWidthAvg` and `unitsPerEm` of @capsizecss/metrics 4.3.0. */
const SYSTEM_FONTS = [
  { family: 'Site Segoe', local: ['Segoe UI'], width: 908 / 2048 },
  { family: 'Site Roboto', local: ['Roboto'], width: 911 / 2048 },
  { family: 'Site Helvetica', local: ['Helvetica Neue'], width: 450 / 1000 },
  { family: 'Site Arial', local: ['Arial', 'Liberation Sans'], width: 913 / 2048 },
];

/**
 * The style sheet for the fallback fonts: system fonts scaled to the metrics of the site's font, so that nothing moves when it
 * loads.
 *
 * @param font the site's font
 */
export function fallbackStyles({ ascent, descent, unitsPerEm, xWidthAvg }: FontMetrics): string {
  const faces = SYSTEM_FONTS.map(({ family, local, width }) => {
    const size = xWidthAvg / unitsPerEm / width;
    return `@font-face {
  ascent-override: ${percent(ascent / unitsPerEm / size)};
  descent-override: ${percent(-descent / unitsPerEm / size)};
  font-family: '${family}';
  line-gap-override: 0%;
  size-adjust: ${percent(size)};
  src: ${local.map(name => `local('${name}')`).join(', ')};
}
`;
  });
  return `/*
 * System fonts scaled to the metrics of the site's font: the same average width (xWidthAvg of Capsize), ascent, and descent, so that
 * a page looks the same before or without the font. \`npm run font\` writes this file.
 */
${faces.join('\n')}`;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
