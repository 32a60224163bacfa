import { activeHeading } from '@/lib/navigation/active-heading';
import { showsBackToTop } from '@/lib/navigation/back-to-top';
import { filterOutline, matchesIn } from '@/lib/navigation/filter-outline';
import { anchorsOf, outline, type OutlineEntry } from '@/lib/navigation/outline';

const heading = (depth: number, id: string) => ({ depth, id, text: id });
const entry = (id: string, ...children: OutlineEntry[]): OutlineEntry => ({ id, text: id, children });

describe('the table of contents', () => {
  it.each([
    ['nothing', [], []],
    [
      'levels 2 and 3',
      [heading(2, 'a'), heading(3, 'b'), heading(2, 'c')],
      [entry('a', entry('b')), entry('c')],
    ],
    ['without deeper levels', [heading(2, 'a'), heading(4, 'b'), heading(3, 'c')], [entry('a', entry('c'))]],
    ['a level 3 before any level 2, moved up', [heading(3, 'a'), heading(2, 'b')], [entry('a'), entry('b')]],
  ])('have %s', (_, headings, expected) => {
    expect(outline(headings)).toEqual(expected);
  });

  it('nests deeper levels on request', () => {
    const headings = [heading(2, 'a'), heading(4, 'b'), heading(4, 'c')];
    expect(outline(headings, { min: 2, max: 4 })).toEqual([entry('a', entry('b'), entry('c'))]);
  });

  it('lists anchors in reading order', () => {
    const headings = [heading(2, 'a'), heading(3, 'b'), heading(2, 'c')];
    expect(anchorsOf(outline(headings))).toEqual(['a', 'b', 'c']);
  });
});

describe('the filter of the contents', () => {
  const entries = [
    entry('Budgets', entry('getBudgetMonth'), entry('setBudgetAmount')),
    entry('Payees', entry('createPayee')),
  ];

  it.each([
    ['everything for an empty query', '', entries],
    ['an entry in its category', 'setb', [entry('Budgets', entry('setBudgetAmount'))]],
    [
      'the entries with every word, in any order',
      'amount budget',
      [entry('Budgets', entry('setBudgetAmount'))],
    ],
    ['a category that matches as a whole', 'payees', [entry('Payees', entry('createPayee'))]],
    ['nothing for other words', 'sync', []],
  ])('shows %s', (_, query, shown) => {
    expect(filterOutline(entries, query)).toEqual(shown);
  });

  it('counts what matches, not the categories around it', () => {
    expect(matchesIn(entries, 'set')).toEqual(['setBudgetAmount']);
  });
});

describe('the reader is at', () => {
  const places = (...tops: number[]) => tops.map(top => ({ top, bottom: top + 40 }));

  it.each([
    ['no heading at the top of the page', places(500, 900), -1],
    ['no heading of a page without any', [], -1],
    ['the first heading below the header, in the upper half', places(-200, 68, 600), 1],
    ['a heading right below the header', places(-200, 60, 600), 1],
    ['the heading before, when the next one ends in the middle', places(-200, 310), 0],
    ['the heading before, when the next is in the lower half', places(-200, 400, 900), 0],
    ['the heading before, when the next one’s end is in the lower half', places(-200, 320), 0],
    ['the last heading when all are above', places(-900, -200), 1],
    ['the last heading when it is under the header', places(-900, 59), 1],
  ])('%s', (_, headings, expected) => {
    expect(activeHeading(headings, 60, 700)).toBe(expected);
  });
});

describe('at the end of the page, the reader is at', () => {
  const places = [-900, 200, 500].map(top => ({ top, bottom: top + 40 }));

  it.each([
    ['the heading of the address, if it is in view', 1, 1],
    ['the last heading, if that of the address is out of view', 0, 2],
    ['the last heading of a page without one in its address', -1, 2],
  ])('%s', (_, target, expected) => {
    expect(activeHeading(places, 60, 700, { target })).toBe(expected);
  });
});

describe('the button to the top', () => {
  const page = { windowHeight: 800, pageHeight: 4000 };

  it.each([
    ['shows on the way up', { y: 1400, previousY: 1500 }, false, true],
    ['hides on the way down', { y: 1500, previousY: 1400 }, true, false],
    ['hides near the top', { y: 299, previousY: 400 }, true, false],
    ['shows from 300 pixels', { y: 300, previousY: 400 }, false, true],
    ['does not appear at the very end', { y: 3200, previousY: 3300 }, false, false],
    ['stays at the very end', { y: 3200, previousY: 3300 }, true, true],
  ])('%s', (_, position, shown, expected) => {
    expect(showsBackToTop({ ...page, ...position }, shown)).toBe(expected);
  });
});
