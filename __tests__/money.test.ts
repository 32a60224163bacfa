import { formatAmount, formatMoney, parseAmount } from '@/lib/money';

test.each([
  [0, '0.00', '$0.00'],
  [5, '0.05', '$0.05'],
  [120_000, '1,200.00', '$1,200.00'],
  [-3_000, '−30.00', '−$30.00'],
  [-0, '0.00', '$0.00'],
])('%d cents are written %s in a column and %s in a sentence', (cents, amount, money) => {
  expect(formatAmount(cents)).toBe(amount);
  expect(formatMoney(cents)).toBe(money);
});

test.each([
  ['', 0],
  ['  ', 0],
  ['120', 12_000],
  ['120.5', 12_050],
  ['.5', 50],
  ['7.', 700],
  ['$1,200.00', 120_000],
  ['1 200', 120_000],
  ['1,50', 150],
  ['1,200', 120_000],
  ['1,2345', 1_234_500],
  ['-30', -3_000],
  ['−30.00', -3_000],
  ['-0', 0],
  ['999999.99', 99_999_999],
])('"%s" is read as %d cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

test.each(['abc', '1.234', '12e3', '--5', '.', '-', '$', '1000000', '1.2.3', '5-'])(
  '"%s" isn’t an amount',
  text => {
    expect(parseAmount(text)).toBeUndefined();
  },
);
