import { existsSync, readFileSync } from 'node:fs';
import { messageOf } from '../../errors';
import { inlineSvg } from './svg';

/** Where drawings are, exported from draw.io as SVG without the embedded copy of the drawing. */
export const DRAWINGS_FOLDER = 'content/drawings';

const drawingFile = (name: string) => `${DRAWINGS_FOLDER}/${name}.drawio.svg`;

/**
 * Reads a drawing for a page.
 *
 * @throws Error with the file if it's missing, isn't SVG, or loads external resources
 */
export function readDrawing(name: string, alt: string): string {
  const file = drawingFile(name);
  if (!existsSync(file))
    throw new Error(`There's no ${file}. Export the drawing from draw.io as SVG to that file.`);
  try {
    return inlineSvg(readFileSync(file, 'utf8'), { idPrefix: `${name}-`, label: alt });
  } catch (error) {
    throw new Error(`${file} can't be shown: ${messageOf(error)}.`);
  }
}
