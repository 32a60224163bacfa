import { existsSync, readFileSync } from 'node:fs';
import { inlineSvg } from './svg';

/** Where drawings are, as draw.io exports them: SVG, without its copy of the drawing. */
export const DRAWINGS_FOLDER = 'content/drawings';

export const drawingFile = (name: string) => `${DRAWINGS_FOLDER}/${name}.drawio.svg`;

/**
 * Reads a drawing for a page.
 *
 * @throws Error naming the file when it is missing, no SVG, or loads something from elsewhere
 */
export function readDrawing(name: string, alt: string): string {
  const file = drawingFile(name);
  if (!existsSync(file))
    throw new Error(`There is no ${file}. Export the drawing from draw.io as SVG to that file.`);
  try {
    return inlineSvg(readFileSync(file, 'utf8'), { idPrefix: `${name}-`, label: alt });
  } catch (error) {
    throw new Error(`${file} cannot be shown: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
