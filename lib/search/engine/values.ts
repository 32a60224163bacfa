/** A number for each word in the query. */
export type Values = readonly number[];

/** The number for a word. 0 if there is none. */
export const at = (values: Values, slot: number) => values[slot] ?? 0;

/** The sum of numbers. */
export const sum = (values: Values) => values.reduce((all, value) => all + value, 0);
