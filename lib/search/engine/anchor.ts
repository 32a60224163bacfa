/** The length to which a longer heading's text is cut for its anchor (lib/mdx/plugins/problem-rows.ts). */
const MOST = 60;

/**
 * The anchor that a heading usually has, with its `#`; '' for the part before the first heading. The index has only anchors
 * that differ from this one, because all of them would be a tenth of its size.
 */
export function anchorOf(heading: string): string {
  const text = heading.length > MOST ? heading.slice(0, heading.lastIndexOf(' ', MOST)) : heading;
  const anchor = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
  return anchor && `#${anchor}`;
}
