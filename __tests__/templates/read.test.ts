import { readLine, readNote } from '@/lib/templates/read';

const template = { directive: 'template', priority: 0 };

test.each([
  ['#template 50', { ...template, type: 'simple', monthly: 50, limit: null }],
  ['Rent #template-2 $1250.50', { ...template, priority: 2, type: 'simple', monthly: 1250.5, limit: null }],
  [
    '#template up to 5 per day hold',
    {
      ...template,
      type: 'simple',
      monthly: null,
      limit: { amount: 5, hold: true, period: 'daily', start: null },
    },
  ],
  [
    '#template 10% of previous Salary',
    { ...template, type: 'percentage', percent: 10, previous: true, category: 'Salary' },
  ],
  ['#template schedule full Domain', { ...template, type: 'schedule', name: 'Domain', full: true }],
  ['#goal 500', { type: 'goal', directive: 'goal', priority: null, amount: 500 }],
])('reads %s', (line, read) => {
  expect(readLine(line)).toEqual(read);
});

test.each([
  '#template 1,200',
  '#template 24.99 for Netflix',
  '#template 10 repeat every month starting 2025-01-01',
  '#template ten',
  '#goal $',
])('can’t read %s', line => {
  expect(readLine(line)).toEqual({ type: 'error', directive: 'error', line });
});

test.each(['', 'no template', '#Template 50', '#cleanup source'])('ignores “%s”', line => {
  expect(readLine(line)).toBeUndefined();
});

test('a schedule’s percentage out of bounds is a mistake', () => {
  expect(readLine('#template schedule A [increase 1001%]')).toMatchObject({
    type: 'error',
    adjustment: 1001,
  });
  expect(readLine('#template schedule A [increase 1000%]')).toMatchObject({ type: 'schedule' });
  expect(readLine('#template schedule A [decrease 100%]')).toMatchObject({ type: 'error', adjustment: -100 });
});

test('an endless note is read line by line', () => {
  const note = 'x #template 1\n'.repeat(20_000);
  expect(readNote(note)).toHaveLength(20_000);
  expect(readNote('#template ' + '9'.repeat(100_000))).toHaveLength(1);
  expect(readNote('#'.repeat(100_000))).toHaveLength(0);
});
