/** The field that filters the table of contents of a reference page. */
export const contentsFilterStrings = {
  label: 'Filter by name',
  found: (count: number) => (count === 0 ? 'No matches' : count === 1 ? '1 match' : `${count} matches`),
} as const;
