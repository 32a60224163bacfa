import { short } from './figures';
import type { Comparison } from './report';
import { SITES } from './sites';

/** Lengths in the plot, in its own units (pixels at 1:1). */
const BAR = { height: 18, step: 27, top: 40, left: 90, room: 56 };
const PANEL = { width: 300, height: BAR.top + SITES.length * BAR.step + 4, columns: 3, gap: 28 };
const MARGIN = 24;

/** Colors of both modes, which follow the operating system. The contrast of text is above 7:1 in both. */
const STYLE = `
  .ground { fill: #fff } .title { fill: #1a1523 } .label { fill: #494255 } .own { fill: #6b3fd4 } .peer { fill: #b3acbf }
  text { font: 13px system-ui, sans-serif } .title { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #16131c } .title { fill: #f3f0f7 } .label { fill: #cbc4d6 } .own { fill: #a98bf5 } .peer { fill: #5f576e }
  }
`;

/** A bar chart for each number, with this site's bar in color. Shorter is better. It's an SVG file for light and dark mode. */
export function plot(comparisons: readonly Comparison[]): string {
  const shown = comparisons.filter(({ of }) => SITES.some(site => Number.isFinite(of(site))));
  const rows = Math.ceil(shown.length / PANEL.columns);
  const width = 2 * MARGIN + PANEL.columns * PANEL.width + (PANEL.columns - 1) * PANEL.gap;
  const height = 2 * MARGIN + rows * PANEL.height + (rows - 1) * PANEL.gap;
  const panels = shown.map((comparison, number) => {
    const x = MARGIN + (number % PANEL.columns) * (PANEL.width + PANEL.gap);
    const y = MARGIN + Math.floor(number / PANEL.columns) * (PANEL.height + PANEL.gap);
    return `<g transform="translate(${x} ${y})">${panel(comparison)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Bars for this site, ${SITES.slice(1).join(', ')}: shorter is better">
<style>${STYLE}</style>
<rect class="ground" width="${width}" height="${height}" rx="8"/>
${panels.join('\n')}
</svg>
`;
}

function panel({ name, unit, of }: Comparison): string {
  const values = SITES.map(of);
  const longest = Math.max(...values.filter(Number.isFinite), Number.MIN_VALUE);
  const bars = SITES.map((site, number) => {
    const value = values[number] ?? NaN;
    const y = BAR.top + number * BAR.step;
    const length = Number.isFinite(value) ? (value / longest) * (PANEL.width - BAR.left - BAR.room) : 0;
    const middle = y + BAR.height / 2 + 4.5;
    return (
      `<text class="label" x="0" y="${middle}">${site}</text>` +
      `<rect class="${site === 'this site' ? 'own' : 'peer'}" x="${BAR.left}" y="${y}" width="${Math.max(1, length).toFixed(1)}" height="${BAR.height}" rx="3"/>` +
      `<text class="label" x="${(BAR.left + length + 6).toFixed(1)}" y="${middle}">${short(value)}</text>`
    );
  });
  return `<text class="title" x="0" y="20">${name}, ${unit}</text>${bars.join('')}`;
}
