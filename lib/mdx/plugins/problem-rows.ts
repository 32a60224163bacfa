import type { Emphasis, Root, Table, TableRow } from 'mdast';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import type { PageFacts } from '../types';
import { takeExplicitIds } from './headings';

/** The heading of the first column in a table of problems or wishes. Each row of such a table can be linked to. */
const PROBLEM_COLUMN =
  /^(?:(?:what )?you see|what happen(?:s|ed)|symptom|problem|(?:title of the )?message|the message says|error|in the console or on the screen|you['’]d like to)$/i;

/** The longest anchor: words beyond this many characters are left out. */
const ANCHOR_LENGTH = 60;

/**
 * Gives each row of a problem table an anchor, so that search and links can point to it. In every table, a row whose first cell
 * ends with an MDX comment such as `#some-id #another` gets those anchors, which keeps old anchors working. It runs after the
 * headings, which keep their ids if a row has the same text.
 */
export function problemRows(facts: PageFacts) {
  return () => (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const taken = new Set(facts.headings.map(({ id }) => id));
    for (const id of taken) slugger.slug(id);
    visit(tree, 'table', (table: Table) => {
      const [head, ...rows] = table.children;
      const isProblems = PROBLEM_COLUMN.test(firstCell(head));
      for (const row of rows) {
        const explicit = row.children[0] ? takeExplicitIds(row.children[0]) : [];
        for (const id of explicit.filter(id => taken.has(id)))
          file.message(`The id "${id}" is used twice on this page. Change one of them.`, row.position);
        const text = firstCell(row);
        const [id = isProblems && text !== '' ? slugger.slug(shorten(text)) : undefined, ...more] = explicit;
        if (id === undefined) continue;
        row.data = { ...row.data, hProperties: { ...row.data?.hProperties, id } };
        row.children[0]?.children.unshift(...more.map(emptyAnchor));
        for (const anchor of [id, ...more]) taken.add(anchor);
        facts.anchors.push(id, ...more);
      }
    });
  };
}

/** An empty element for another of a row's anchors, because an element can have only one id. */
function emptyAnchor(id: string): Emphasis {
  return { type: 'emphasis', children: [], data: { hName: 'span', hProperties: { id } } };
}

function firstCell(row: TableRow | undefined): string {
  return row?.children[0] ? toString(row.children[0]).trim() : '';
}

function shorten(text: string): string {
  if (text.length <= ANCHOR_LENGTH) return text;
  return text.slice(0, text.lastIndexOf(' ', ANCHOR_LENGTH) + 1 || ANCHOR_LENGTH).trim();
}
