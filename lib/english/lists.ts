/** The end of a sentence, also inside quotation marks and parentheses. */
const FULL_STOP = /[.!?…][”"’')\]]*$/;

/** What follows isn't part of the sentence: a list, a table, or code. */
const COLON = /:$/;

/** Items of a list aren't parts of one sentence. */
const COMMA = /[,;]$/;

/**
 * The items of a list that end with a comma or a semicolon.
 *
 * @param items the last line of text of each item
 * @returns their indexes
 */
export const itemsWithComma = (items: readonly string[]) =>
  items.flatMap((text, index) => (COMMA.test(text) ? [index] : []));

/**
 * The items of a list that end differently from the others: with a period among items without one, or the reverse.
 *
 * @param items the last line of text of each item; '' for items that end with something else
 * @returns the indexes of the fewer, and whether they lack a period
 */
export function unevenItems(items: readonly string[]): { indexes: number[]; lackPeriod: boolean } {
  const ends = items.map(text =>
    text === '' || COLON.test(text) || COMMA.test(text) ? undefined : FULL_STOP.test(text),
  );
  const [withPeriod, without] = [true, false].map(wanted =>
    ends.flatMap((end, index) => (end === wanted ? [index] : [])),
  ) as [number[], number[]];
  const lackPeriod = without.length <= withPeriod.length;
  const indexes = withPeriod.length === 0 || without.length === 0 ? [] : lackPeriod ? without : withPeriod;
  return { indexes, lackPeriod };
}
