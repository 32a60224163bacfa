import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { fieldLists } from '@/lib/mdx/plugins/field-lists';
import { referenceRows } from '@/lib/mdx/plugins/reference-rows';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const words = (tagName: string, value: string) => element(tagName, [text(value)]);
const program = (code: string) =>
  element('figure', [words('figcaption', 'a.mjs'), words('pre', code)], { className: ['code'] });
const signature = (code: string) =>
  element('figure', [element('pre', [text(code)], { tabIndex: 0 })], { className: ['code'] });

const textsOf = (children: ElementContent[]) =>
  children.map(child => toString(child)).filter(text => text !== '\n');

/** The text of each row: what's on the left, and the programs beside it. Elements that aren't in a row stay as they are. */
function rowsOf(...children: ElementContent[]) {
  const tree: Root = { type: 'root', children: children.flatMap(child => [child, text('\n')]) };
  referenceRows()(tree);
  return tree.children
    .filter(child => child.type === 'element')
    .map(child =>
      child.tagName === 'div'
        ? child.children.map(part => ('children' in part ? textsOf(part.children) : []))
        : child,
    );
}

test('the programs of a section are beside its text, in the order of the page', () => {
  expect(
    rowsOf(words('h3', 'init'), words('p', 'Starts.'), program('init()'), program('ok'), words('h3', 'sync')),
  ).toEqual([
    [
      ['init', 'Starts.'],
      ['a.mjsinit()', 'a.mjsok'],
    ],
    [['sync']],
  ]);
});

test('text after a program begins a new row', () => {
  expect(rowsOf(words('h3', 'Splits'), program('a'), words('p', 'If not.'), program('b'))).toEqual([
    [['Splits'], ['a.mjsa']],
    [['If not.'], ['a.mjsb']],
  ]);
});

test('text before the first heading stays as it is', () => {
  const intro = words('p', 'All methods.');
  expect(rowsOf(intro)).toEqual([intro]);
});

test('code without a title is a signature: text that wraps, without buttons', () => {
  const tree: Root = { type: 'root', children: [words('h3', 'init'), signature('function init()')] };
  referenceRows()(tree);
  expect(tree.children).toEqual([
    element(
      'div',
      [element('div', [words('h3', 'init'), words('pre', 'function init()')], { className: ['row-text'] })],
      { className: ['row'], dataLevel: 'h3' },
    ),
  ]);
});

test('a table of fields becomes a list of names with their types, and meanings', () => {
  const row = (...cells: ElementContent[][]) =>
    element(
      'tr',
      cells.map(cell => element('td', cell)),
    );
  const head = row([text('Fields')], [text('Meaning')]);
  const name = words('code', 'amount');
  const type = [words('code', 'number'), text(', minor units')];
  const body = row([name, element('br', []), text('\n'), ...type], [text('Money.')]);
  const table = element('table', [element('thead', [head]), element('tbody', [body])], { dataFields: '' });
  const other = element('table', [element('tbody', [body])]);
  const tree: Root = { type: 'root', children: [table, other] };
  fieldLists()(tree);
  expect(tree.children).toEqual([
    element('p', [words('strong', 'Fields')]),
    element('dl', [
      element('div', [
        element('dt', [name, text(' '), element('span', type)]),
        element('dd', [text('Money.')]),
      ]),
    ]),
    other,
  ]);
});
