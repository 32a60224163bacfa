import { createHash } from 'node:crypto';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { inlineSvg } from './svg';

/** Compact, so that a diagram fits in a window at the size at which its labels can be read. */
const LAYOUT = { transparent: true, padding: 2, nodeSpacing: 12, layerSpacing: 22 };

/** Diagrams that this process has already drawn, because a page is compiled more than once. */
const drawn = new Map<string, string>();

/**
 * Draws the text of a mermaid fence as SVG for a page. Its colors are CSS variables, which diagram.module.css sets.
 *
 * @param source a valid diagram (see grammar.ts)
 * @param alt what it shows
 */
export function drawDiagram(source: string, alt: string): string {
  const key = createHash('sha256').update(`${alt}\n${source}`).digest('hex').slice(0, 8);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const svg = inlineSvg(renderMermaidSVG(source, LAYOUT), {
    idPrefix: `d${key}-`,
    label: alt,
    rendered: true,
  });
  drawn.set(key, svg);
  return svg;
}
