import type { Html, RootContent } from 'mdast';

/**
 * What's for one setup in a Markdown twin, as comments that Markdown doesn't show. lib/setup/own-first.ts reads them. A list item or
 * row has one at the end of its line. Tabs and sections are between two.
 */
const VARIANT_END = '<!-- end -->';

/** The comment for the options of a setup, separated by spaces. */
export const variantStart = (setup: string) => `<!-- for ${setup} -->`;

/** Blocks that are for a setup, in their comments. */
export function variant<T extends RootContent>(setup: string, blocks: T[]): (T | Html)[] {
  return [html(variantStart(setup)), ...blocks, html(VARIANT_END)];
}

const html = (value: string): Html => ({ type: 'html', value });
