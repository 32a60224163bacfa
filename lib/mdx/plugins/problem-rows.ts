import type { Root, Table, TableRow } from 'mdast';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PageFacts } from '../types';

/** What heads the first column of a table of problems: each of its rows is an answer of its own. */
const PROBLEM_COLUMN =
  /^(?:(?:what )?you see|what happen(?:s|ed)|symptom|problem|(?:title of the )?message|the message says|error|in the console or on the screen)$/i;

/** An anchor made of a whole sentence would be unwieldy: words beyond this many characters are left out. */
const ANCHOR_LENGTH = 60;

/**
 * Gives each row of a problem table an anchor, so that search and links lead to it. Runs after the headings, which keep
 * their ids when a row says the same.
 */
export function problemRows(facts: PageFacts) {
  return () => (tree: Root) => {
    const slugger = new GithubSlugger();
    for (const { id } of facts.headings) slugger.slug(id);
    visit(tree, 'table', (table: Table) => {
      const [head, ...rows] = table.children;
      if (!PROBLEM_COLUMN.test(firstCell(head))) return;
      for (const row of rows) {
        const text = firstCell(row);
        if (text === '') continue;
        const id = slugger.slug(shorten(text));
        row.data = { ...row.data, hProperties: { id } };
        facts.anchors.push(id);
      }
    });
  };
}

function firstCell(row: TableRow | undefined): string {
  return row?.children[0] ? toString(row.children[0]).trim() : '';
}

function shorten(text: string): string {
  if (text.length <= ANCHOR_LENGTH) return text;
  return text.slice(0, text.lastIndexOf(' ', ANCHOR_LENGTH) + 1 || ANCHOR_LENGTH).trim();
}
