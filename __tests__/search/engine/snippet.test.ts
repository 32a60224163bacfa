import { snippet } from '@/lib/search/engine/snippet';

const marker = {
  marks: new Map<string, 'word' | 'synonym'>([
    ['budget', 'word'],
    ['budgeting', 'word'],
    ['spending', 'synonym'],
  ]),
  typed: ['budget'],
};
const LONG =
  'Long before the end of the month comes the time in which budgeting is what a careful reader thinks of.';

it("a snippet isn't too long and marks the typed part of the match", () => {
  const found = snippet(LONG, 50, marker);
  expect(found.find(({ mark }) => mark)).toEqual({ text: 'budget', mark: 'word' });
  const text = found
    .map(part => part.text)
    .join('')
    .replaceAll('…', '');
  expect(text.length).toBeLessThanOrEqual(50);
  expect(LONG).toContain(text);
});

it('a synonym is marked as one, and only starts a snippet without literal matches', () => {
  const text = 'Spending comes first, then a budget.';
  expect(snippet(text, 100, marker)).toContainEqual({ text: 'Spending', mark: 'synonym' });
  expect(snippet(text, 10, marker).find(({ mark }) => mark)).toEqual({ text: 'budget', mark: 'word' });
});

describe('around its match', () => {
  const text = 'One two three budget four five six';
  const shown = (most: number, from = text) =>
    snippet(from, most, marker)
      .map(part => part.text)
      .join('');

  it.each([
    [6, '…budget…'],
    [12, '…budget four…'],
    [16, '…three budget…'],
    [17, '…three budget four…'],
    [34, 'One two three budget four five six'],
    [33, 'One two three budget four five…'],
    [1, '…budget…'],
  ])('a snippet of %d letters is: %s', (most, expected) => {
    expect(shown(most)).toBe(expected);
  });

  it('a snippet keeps the punctuation at its ends, unless text follows', () => {
    expect(shown(99, '(A budget!)')).toBe('(A budget!)');
    expect(shown(8, 'Budget! More.')).toBe('Budget…');
  });

  it('a string without a match is shown from its start', () => {
    expect(shown(7, 'Nothing of this')).toBe('Nothing…');
    expect(shown(7, '--- ---- ---')).toBe('--- ---');
    expect(snippet('', 7, marker)).toEqual([]);
  });
});

it('marks every match, and all of a word in which nothing was typed', () => {
  const marks = new Map<string, 'word' | 'synonym'>([
    ['budget', 'word'],
    ['spending', 'synonym'],
    ['compose', 'word'],
  ]);
  expect(snippet('Budget and spending in docker_compose', 99, { marks, typed: ['bud', 'budget'] })).toEqual([
    { text: 'Budget', mark: 'word' },
    { text: ' and ' },
    { text: 'spending', mark: 'synonym' },
    { text: ' in ' },
    { text: 'docker_compose', mark: 'word' },
  ]);
});

it("doesn't mark what it leaves out", () => {
  const found = snippet('budget one two three four budget', 10, marker);
  expect(found).toEqual([{ text: 'budget', mark: 'word' }, { text: ' one' }, { text: '…' }]);
});
