import { diagnose } from '@/lib/templates/diagnose';

test.each([
  ['#Template 50', 'capitals'],
  ['# template 50', 'capitals'],
  ['#template 1,250', 'thousands'],
  ['#template 12,50', 'comma'],
  ['#template 12.505', 'decimals'],
  ['#template average -3 months', 'negative'],
  ['#template copy from -1 months ago', 'negative'],
  ['#template 50 repeat every -1 months starting 2025-11-01', 'negative'],
  ['#template 50 by December', 'month'],
  ['#template 50 by 12/2025', 'month'],
  ['#template 10 repeat every 2 weeks starting Monday', 'day'],
  ['#template 10 repeat every 2 weeks', 'starting'],
  ['#template 10%', 'percent'],
  ['#template', 'amount'],
  ['#goal', 'amount'],
  ['#template perhaps', 'unknown'],
])('%s: %s', (line, code) => {
  expect(diagnose(line)).toEqual({ code });
});

test.each([
  ['#template 24.99 for Netflix', { code: 'text-after', rest: 'for Netflix' }],
  ['#template up to 200 each month', { code: 'text-after', rest: 'each month' }],
  ['#goal $500', { code: 'goal-currency', line: '#goal 500' }],
  [
    '#template 10 repeat every month starting 2025-01-01',
    { code: 'every-month', line: '#template 10 repeat every 1 months starting 2025-01-01' },
  ],
])('%s can be fixed', (line, diagnosis) => {
  expect(diagnose(line)).toEqual(diagnosis);
});

test.each(['#template 50', '#goal 500', 'Netflix #template 24.99', 'call the bank', ''])(
  '%j has no mistake',
  line => {
    expect(diagnose(line)).toBeUndefined();
  },
);
