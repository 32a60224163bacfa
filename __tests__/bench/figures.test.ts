import { kilobytes, median, percentile95, ratio, short } from '@/bench/peers/figures';
import { sum } from '@/bench/peers/bytes';
import { descendants } from '@/bench/peers/process-tree';
import { copyOfDoc } from '@/bench/peers/sizes';
import { table } from '@/bench/table';

test('the median', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([NaN, 7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('95 of 100', () => {
  expect(percentile95(Array.from({ length: 100 }, (_, number) => 100 - number))).toBe(95);
});

test('numbers have appropriate precision', () => {
  expect([0, 0.087, 3.24, 47.4, 1250, NaN].map(short)).toEqual(['0', '0.09', '3.2', '47', '1,250', '–']);
  expect(kilobytes(34_249)).toBe('34.2');
});

test('a ratio needs two numbers', () => {
  expect(ratio(300, 100)).toBe('3.0×');
  expect(ratio(200, 1.2)).toBe('> 50×');
  expect(ratio(300, 0)).toBe('–');
  expect(ratio(NaN, 100)).toBe('–');
});

test('a table has aligned columns', () => {
  expect(table(['', 'ms'], [['this site', '7']])).toEqual([
    '|           | ms  |',
    '| --------- | --- |',
    '| this site | 7   |',
  ]);
});

test('prefetched bytes are separate', () => {
  const weight = sum([
    { kind: 'Document', isPrefetch: false, bytes: 100 },
    { kind: 'Script', isPrefetch: false, bytes: 30 },
    { kind: 'Manifest', isPrefetch: false, bytes: 1 },
    { kind: 'Script', isPrefetch: true, bytes: 500 },
  ]);
  expect(weight).toMatchObject({
    html: 100,
    js: 30,
    all: 131,
    requests: 3,
    prefetch: 500,
    prefetchRequests: 1,
  });
});

test('finds a process and its descendants', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
  ]);
  expect(descendants(parents, 2)).toEqual([2, 3, 4]);
});

test("a copy of a doc has a unique title and isn't in the sidebar", () => {
  expect(
    copyOfDoc("---\ntitle: 'A: b'\ndescription: 'How it works.'\nsidebar: false\n---\n\nText.\n", 2),
  ).toBe("---\nsidebar: false\ntitle: 'A: b 2'\ndescription: '2 it works.'\n---\n\nText.\n");
  expect(copyOfDoc('---\ntitle: Categories\n---\n', 3)).toBe(
    '---\nsidebar: false\ntitle: Categories 3\n---\n',
  );
});
