import type { Setup } from './setup';

/** The comments in a Markdown twin (lib/markdown/variants.ts): around blocks, and at the end of a table row's or list item's text. */
const START = /^\s*<!-- for ?([a-z ]*) -->$/;
const END = /^\s*<!-- end -->$/;
const MARK = / <!-- for ([a-z ]+) -->$/;

const ROW = /^\s*\|/;
const BULLET = /^( *)- /;
const NESTED_OR_BLANK = /^\s*(?:$|- |\d+\. )/;

/** One of several alternatives. */
interface Variant {
  lines: string[];
  isMine: boolean;
}

/** Lines of a twin in the reader's order, and the number of lines that they replace. */
interface Arranged {
  lines: string[];
  length: number;
}

type IsMine = (options?: string) => boolean;

/**
 * A Markdown twin in the order of the reader's setup: their tabs, sections, table rows, and list items come first, as on the page. The
 * comments that say what's for which setup are removed.
 */
export function ownFirst(markdown: string, setup: Setup): string {
  const chosen = new Set<string | undefined>(Object.values(setup));
  return arrange(
    markdown.split('\n'),
    options => options?.split(' ').some(each => chosen.has(each)) ?? false,
  ).join('\n');
}

function arrange(lines: readonly string[], isMine: IsMine): string[] {
  const arranged: string[] = [];
  for (let at = 0; at < lines.length;) {
    const rest = lines.slice(at);
    const group = blocks(rest, isMine) ?? rows(rest, isMine) ?? items(rest, isMine);
    arranged.push(...(group?.lines ?? [withoutMark(lines[at] ?? '')]));
    at += group?.length ?? 1;
  }
  return arranged;
}

const withoutMark = (line: string) => line.replace(MARK, '');

const mineFirst = (variants: readonly Variant[]) =>
  variants.toSorted((one, other) => Number(other.isMine) - Number(one.isMine)).map(({ lines }) => lines);

/** Tabs or sections, each between two comments. */
function blocks(lines: readonly string[], isMine: IsMine): Arranged | undefined {
  const variants: Variant[] = [];
  let length = 0;
  for (let start = 0; START.test(lines[start] ?? '');) {
    const end = endOf(lines, start);
    const isOwn = isMine(START.exec(lines[start] ?? '')?.[1]);
    variants.push({ lines: arrange(lines.slice(start + 2, end - 1), isMine), isMine: isOwn });
    length = end + 1;
    start = length + 1;
  }
  return length === 0 ? undefined : { lines: separated(mineFirst(variants)), length };
}

/** The position of the comment that ends a block. Blocks may contain others. */
function endOf(lines: readonly string[], start: number): number {
  let depth = 0;
  const end = lines.findIndex((line, at) => {
    if (at < start) return false;
    depth += Number(START.test(line)) - Number(END.test(line));
    return depth === 0;
  });
  return end < 0 ? lines.length : end;
}

/** The rows of a table, if some are for the reader's setup. The first two lines are its header. */
function rows(lines: readonly string[], isMine: IsMine): Arranged | undefined {
  if (!ROW.test(lines[0] ?? '')) return undefined;
  const end = lines.findIndex(line => !ROW.test(line));
  const table = lines.slice(0, end < 0 ? lines.length : end);
  const variants = table
    .slice(2)
    .map(row => ({ lines: [withoutMark(row)], isMine: isMine(MARK.exec(row)?.[1]) }));
  if (!variants.some(row => row.isMine)) return undefined;
  return { lines: [...table.slice(0, 2), ...mineFirst(variants).flat()], length: table.length };
}

/** The items in a list, if some are for the reader's setup. */
function items(lines: readonly string[], isMine: IsMine): Arranged | undefined {
  const indent = BULLET.exec(lines[0] ?? '')?.[1];
  if (indent === undefined) return undefined;
  const isOutside = (line: string) =>
    line !== '' && !line.startsWith(`${indent}- `) && !line.startsWith(`${indent}  `);
  const end = lines.findIndex(isOutside);
  const list = trimmed(lines.slice(0, end < 0 ? lines.length : end));
  const starts = list.flatMap((line, at) => (line.startsWith(`${indent}- `) ? [at] : []));
  const parts = starts.map((start, at) => trimmed(list.slice(start, starts[at + 1])));
  const variants = parts.map(part => ({ lines: arrangeItem(part, isMine), isMine: isMine(markOf(part)) }));
  if (!variants.some(item => item.isMine)) return undefined;
  const isLoose = starts.some(start => start > 0 && list[start - 1] === '');
  return {
    lines: isLoose ? separated(mineFirst(variants)) : mineFirst(variants).flat(),
    length: list.length,
  };
}

const arrangeItem = ([first = '', ...rest]: readonly string[], isMine: IsMine) => [
  withoutMark(first),
  ...arrange(rest, isMine),
];

/** The options in the comment at the end of an item's own text, which may have several lines. */
function markOf([first = '', ...rest]: readonly string[]): string | undefined {
  const end = rest.findIndex(line => NESTED_OR_BLANK.test(line));
  return MARK.exec([first, ...rest.slice(0, end < 0 ? rest.length : end)].at(-1) ?? '')?.[1];
}

/** Lines without the blank ones at the end. */
const trimmed = (lines: readonly string[]) => lines.slice(0, lines.findLastIndex(line => line !== '') + 1);

const separated = (groups: readonly string[][]) =>
  groups.flatMap((lines, position) => (position === 0 ? lines : ['', ...lines]));
