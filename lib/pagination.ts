/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Counted from 1. */
  number: number;
  /** The total number of pages. It's at least 1, so that an empty list still has a page. */
  count: number;
}

/** The number of pages for a list of `length` items. */
export function pageCount(length: number, perPage: number): number {
  return Math.max(1, Math.ceil(length / perPage));
}

/** Page `number` of a list, or undefined if there is no such page. */
export function pageOf<Item>(
  items: readonly Item[],
  number: number,
  perPage: number,
): Page<Item> | undefined {
  const count = pageCount(items.length, perPage);
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined;
  return { items: items.slice((number - 1) * perPage, number * perPage), number, count };
}

/** The page numbers that have their own address: 2 to the last. */
export function numberedPages(length: number, perPage: number): number[] {
  return Array.from({ length: pageCount(length, perPage) - 1 }, (_, index) => index + 2);
}
