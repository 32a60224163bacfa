import type { Heading, Nodes, Root, RootContent, TableRow } from 'mdast';
import { TOC_LEVELS } from '../site';
import { attribute } from './jsx';
import { headingText } from './plugins/headings';
import { setupOf } from './plugins/setups';
import type { Section } from './types';

/** Attributes of components that readers see as text. */
const TEXT_ATTRIBUTES = ['title', 'label', 'alt', 'caption'];

/**
 * Splits a page into sections at its level 2 and 3 headings. Deeper headings belong to the section that they're in. The part
 * before the first heading has the id ''. A row with an anchor (plugins/problem-rows.ts) is its own section, and its first cell
 * is the heading. If its other cells are only links, it leads to the answer but isn't one, and belongs to no section.
 */
export function sections(tree: Root): Section[] {
  const found: Section[] = [{ id: '', heading: '', text: '' }];
  let open = found[0];
  for (const node of tree.children.flatMap(blocks)) {
    if (node.type === 'heading' && node.depth <= TOC_LEVELS.max) {
      open = { id: idOf(node) ?? '', heading: headingText(node), text: '', ...setupIn(node) };
      found.push(open);
      continue;
    }
    const rows = anchoredRows(node);
    const text = node.type === 'table' && rows.length > 0 ? otherRows(node.children, rows) : textOf(node);
    if (open) open.text = `${open.text} ${text}`.replace(/\s+/g, ' ').trim();
    found.push(...rows.filter(row => !leadsOn(row)).map(rowSection));
  }
  return found;
}

/** A block, or the blocks in a list of releases, which has headings. */
function blocks(node: RootContent): RootContent[] {
  return node.type === 'mdxJsxFlowElement' && node.name === 'ReleaseList' ? node.children : [node];
}

function anchoredRows(node: RootContent): TableRow[] {
  return node.type === 'table' ? node.children.filter(row => idOf(row) !== undefined) : [];
}

function leadsOn({ children: [, ...cells] }: TableRow): boolean {
  return (
    cells.length > 0 &&
    cells.every(({ children: [only, ...more] }) => only?.type === 'link' && more.length === 0)
  );
}

/** The text of a table's rows that aren't in `rows`. The header row is left out, because it isn't useful by itself. */
function otherRows([, ...all]: readonly TableRow[], rows: readonly TableRow[]): string {
  return all
    .filter(row => !rows.includes(row))
    .map(textOf)
    .join(' ');
}

function rowSection(row: TableRow): Section {
  const [first, ...rest] = row.children.map(cell => textOf(cell).replace(/\s+/g, ' ').trim());
  const text = rest.filter(cell => cell !== '').join(' · ');
  return { id: idOf(row) ?? '', heading: first ?? '', text, ...setupIn(row) };
}

function setupIn(node: Heading | TableRow): Pick<Section, 'setup'> {
  const setup = setupOf(node);
  return setup === undefined ? {} : { setup };
}

function idOf(node: Nodes): string | undefined {
  const id = node.data?.hProperties?.id;
  return id === undefined ? undefined : String(id);
}

/** All of a node's text that readers see, with blocks separated by a space. */
function textOf(node: Nodes): string {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm')
    return '';
  if (node.type === 'break' || (node.type === 'mdxJsxTextElement' && node.name === 'br')) return ' ';
  const own =
    node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      ? TEXT_ATTRIBUTES.map(name => attribute(node, name) ?? '').join(' ')
      : node.type === 'image'
        ? (node.alt ?? '')
        : 'value' in node
          ? node.value
          : '';
  const inner =
    'children' in node ? node.children.map(child => textOf(child)).join(isPhrasing(node) ? '' : ' ') : '';
  return own.trim() === '' || inner === '' ? own + inner : `${own} ${inner}`;
}

/** Whether a node's children are inline. */
function isPhrasing(node: Nodes): boolean {
  return [
    'paragraph',
    'heading',
    'emphasis',
    'strong',
    'delete',
    'link',
    'mdxJsxTextElement',
    'tableCell',
  ].includes(node.type);
}
