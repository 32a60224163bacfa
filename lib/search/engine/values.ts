/** A number for each word in the query. */
export type Values = readonly number[];

/** The number for a word. 0 if there is none. */
export const at = (values: Values, slot: number) => values[slot] ?? 0;

/** A zero for each word in a query of this length. */
export const zeros = (length: number) => new Array<number>(length).fill(0);

/** The sum of numbers. */
export const sum = (values: Values) => values.reduce((all, value) => all + value, 0);

/** The sum of what each word is worth, multiplied by its weight. */
export const total = (weights: Values, value: (slot: number) => number) =>
  weights.reduce((all, weight, slot) => all + weight * value(slot), 0);
