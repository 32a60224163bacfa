import type { Element, Root } from 'hast';
import { amounts } from '@/lib/mdx/plugins/amounts';
import { cellBreaks } from '@/lib/mdx/plugins/cell-breaks';
import { tableRows } from '@/lib/mdx/plugins/table-rows';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, children: Element['children'], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const table = (...rows: string[][]) =>
  element(
    'table',
    rows.map(cells =>
      element(
        'tr',
        cells.map(cell => element('td', [text(cell)])),
      ),
    ),
  );
const rooted = (...children: Element['children']): Root => ({ type: 'root', children });

const PROSE = 'A sentence that is longer than a name.';

test('a table of prose in three columns is marked, with its headings as labels', () => {
  const prose = table(['What', "Why it’s 'so'", 'Do'], ['One', PROSE, PROSE]);
  tableRows()(rooted(prose));
  expect(prose.properties).toEqual({ dataRows: '', style: "--c2:'Why it’s \\'so\\':';--c3:'Do:'" });
});

test('a table of three columns is marked if one of them has long prose', () => {
  const prose = table(['What', 'Kind', 'Form'], ['Date', 'string', PROSE.repeat(3)]);
  tableRows()(rooted(prose));
  // Its second column has short cells.
  expect(prose.properties).toMatchObject({ dataRows: '2' });
});

test('a table of two columns is marked, without labels, if the first has prose and the second has long prose', () => {
  const prose = table(['Message', 'What it means'], [PROSE, 'None'], ['Name', PROSE.repeat(2)]);
  tableRows()(rooted(prose));
  expect(prose.properties).toEqual({ dataRows: '' });
});

test.each([
  ['two columns', table(['What', 'Why'], [PROSE, PROSE])],
  ['a name and long prose', table(['What', 'Why'], ['Payee', PROSE.repeat(5)])],
  ['names and amounts', table(['Account', 'Kind', 'Balance'], ['Checking', 'On budget', '$2,400.00'])],
])('a table of %s stays a table', (_, plain) => {
  tableRows()(rooted(plain));
  expect(plain.properties).toEqual({});
});

test('line breaks in a cell become thematic breaks', () => {
  const cell = element('td', [text('One'), element('br', []), text('\nTwo')]);
  cellBreaks()(rooted(element('tr', [cell])));
  expect(cell.children).toEqual([text('One'), element('hr', []), text('Two')]);
});

test('a minus sign stays with its amount, except in code', () => {
  const code = element('code', [text('−$5.00')]);
  const tree = rooted(element('p', [text('Off budget −$9,200.00 and −$1.'), code]));
  amounts()(tree);
  const amount = (value: string) => element('span', [text(value)], { className: ['amount'] });
  expect(tree.children).toEqual([
    element('p', [text('Off budget '), amount('−$9,200.00'), text(' and '), amount('−$1'), text('.'), code]),
  ]);
});
