/** The end of a sentence, including one inside quotation marks or parentheses. */
const FULL_STOP = /[.!?…][”"’')\]]*$/;

/** A colon at the end introduces something else: a list, a table, or code. */
const COLON = /:$/;

/** A comma at the end of a list item. Items aren't parts of one sentence. */
const COMMA = /[,;]$/;

/**
 * Finds the items in a list that end with a comma or a semicolon.
 *
 * @param items the last line of text of each item
 * @returns their indexes
 */
export const itemsWithComma = (items: readonly string[]) =>
  items.flatMap((text, index) => (COMMA.test(text) ? [index] : []));

/**
 * Finds the items in a list that end differently from the others: with a period when most have none, or the reverse.
 *
 * @param items each item's last line of text; '' for items that end with something else
 * @returns the indexes of the minority, and whether they lack a period
 */
export function unevenItems(items: readonly string[]): { indexes: number[]; lackPeriod: boolean } {
  const ends = items.map(text =>
    text === '' || COLON.test(text) || COMMA.test(text) ? undefined : FULL_STOP.test(text),
  );
  const [withPeriod, without] = [true, false].map(expected =>
    ends.flatMap((end, index) => (end === expected ? [index] : [])),
  ) as [number[], number[]];
  const lackPeriod = without.length <= withPeriod.length;
  const indexes = withPeriod.length === 0 || without.length === 0 ? [] : lackPeriod ? without : withPeriod;
  return { indexes, lackPeriod };
}
