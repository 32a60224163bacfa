import { fromHash, MOST, toHash, toNotes } from '@/lib/templates/address';
import { KEY } from '@/lib/templates/key';
import { WORKED } from '@/lib/templates/worked';

test.each(Object.entries(WORKED))('the example “%s” is restored from its address', (_, example) => {
  expect(fromHash(toHash(example))).toEqual(example);
});

test('days of the month and the end of a schedule are restored', () => {
  const every = {
    frequency: 'monthly',
    interval: 2,
    days: [
      { type: 'day', value: -1 },
      { type: 'FR', value: 2 },
    ],
  } as const;
  const schedule = { name: 'Gym', amount: 2000, date: '2025-11-03', weekend: null };
  for (const end of [null, { after: 3 }, { on: '2026-11-03' }]) {
    const example = { ...WORKED.first, schedules: [{ ...schedule, every: { ...every, end } }] };
    expect(fromHash(toHash(example))).toEqual(example);
  }
});

test('names and notes in any script are restored', () => {
  const [first] = WORKED.first.categories;
  if (!first) throw new Error('The first example has no category.');
  const example = {
    ...WORKED.first,
    categories: [{ ...first, name: 'Épicerie 🛒 <b>', note: '#template 5\n"\\%~' }],
  };
  expect(fromHash(toHash(example))).toEqual(example);
});

const hash = (value: unknown) => KEY + encodeURIComponent(JSON.stringify(value));
const category = ['Rent', '#template 5', 0, 0, 0];

const scheduleHash = (days: unknown, end: unknown) =>
  hash([1, '2025-11', 0, [], [category], [['S', 1, '2025-02-03', 2, 1, 0, days, end]]]);

test.each([
  ['no example', '#try-templates-here'],
  ['nothing', KEY],
  ['half an escape', `${KEY}%E0%A4%A`],
  ['no JSON', `${KEY}[1,`],
  ['an object', hash({})],
  ['another version', hash([2, '2025-11', 0, [], [category], []])],
  ['no month', hash([1, '2025-13', 0, [], [category], []])],
  ['no category', hash([1, '2025-11', 0, [], [], []])],
  ['a script for a name', hash([1, '2025-11', 0, [], [[{ toString: 'x' }, '', 0, 0, 0]], []])],
  ['an amount too large', hash([1, '2025-11', 1e300, [], [category], []])],
  ['half a cent', hash([1, '2025-11', 0.5, [], [category], []])],
  ['too many categories', hash([1, '2025-11', 0, [], Array(MOST.categories + 1).fill(category), []])],
  ['an endless note', hash([1, '2025-11', 0, [], [['Rent', 'x'.repeat(MOST.noteLength + 1), 0, 0, 0]], []])],
  ['a day that doesn’t exist', hash([1, '2025-11', 0, [], [category], [['S', 1, '2025-02-30', 2, 1, 0]]])],
  ['an interval of zero', hash([1, '2025-11', 0, [], [category], [['S', 1, '2025-02-03', 2, 0, 0]]])],
  ['the 32nd of the month', scheduleHash([[0, 32]], null)],
  ['a sixth Sunday', scheduleHash([[1, 6]], null)],
  ['a kind of day that doesn’t exist', scheduleHash([[8, 1]], null)],
  ['a million days', scheduleHash(Array(1_000_000).fill([0, 1]), null)],
  ['minus one date', scheduleHash([], -1)],
  ['an end that isn’t a day', scheduleHash([], '2026-13-01')],
  ['minus the month', hash([1, '-2025-11', 0, [], [category], []])],
  ['a prototype', hash([1, '2025-11', 0, [], [category], [['S', 1, '2025-02-03', '__proto__', 1, 0]]])],
])('an address with %s holds no example', (_, address) => {
  expect(fromHash(address)).toBeUndefined();
});

test('notes are copied below the names of their categories', () => {
  expect(toNotes({ categories: WORKED.first.categories.slice(0, 2) })).toBe(
    'Rent\n#template 1100\n\nGroceries\n#template up to 450',
  );
});
