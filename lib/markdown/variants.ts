import type { Html, RootContent } from 'mdast';

/**
 * Comments that mark what's for one setup in a Markdown twin. They don't show when the Markdown is rendered.
 * lib/setup/own-first.ts reads them. A list item or row has one at the end of its line. A tab or section has one before it and
 * one after it.
 */
const VARIANT_END = '<!-- end -->';

/** The comment for the options of a setup, separated by spaces. */
export const variantStart = (setup: string) => `<!-- for ${setup} -->`;

/** Blocks that are for a setup, with a comment before and after them. */
export function variant<T extends RootContent>(setup: string, blocks: T[]): (T | Html)[] {
  return [html(variantStart(setup)), ...blocks, html(VARIANT_END)];
}

const html = (value: string): Html => ({ type: 'html', value });
