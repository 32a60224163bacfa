import { VALUE_SIGN, type Candidate } from '@/lib/reference/messages/match';

/** A message on the page. */
export interface PageMessage extends Candidate {
  /** The text as the page shows it. */
  label: string;
  /** The anchor of the row that explains it. */
  href: string;
}

/**
 * The messages on the page: the lines in the first cell of each row with an anchor. Values are in italics. Rows that are hidden have
 * a copy (lib/setup/page/rows.ts).
 */
export function readMessages(): PageMessage[] {
  return [...document.querySelectorAll<HTMLTableRowElement>('main tr[id]:not([hidden])')].flatMap(
    ({ id, cells }) =>
      linesOf(cells[0]).map((line, at) => ({
        id: `${id} ${at}`,
        href: `#${id}`,
        label: line
          .map(node => node.textContent)
          .join('')
          .trim(),
        text: line.map(node => (node.nodeName === 'EM' ? VALUE_SIGN : node.textContent)).join(''),
      })),
  );
}

/** What a cell holds, by line (lib/mdx/plugins/cell-breaks.ts). */
function linesOf(cell: HTMLTableCellElement | undefined): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of cell?.childNodes ?? []) {
    if (node.nodeName === 'HR') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}
