import { figureOf, kilobytes, median, percentile95, ratio, short, spread } from '@/bench/peers/figures';
import { sum } from '@/bench/peers/bytes';
import { descendants } from '@/bench/peers/process-tree';
import { copyOfDoc } from '@/bench/peers/sizes';
import { workIn } from '@/bench/peers/work';
import { table } from '@/bench/table';

test('the median', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([NaN, 7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('the spread is the lowest and the highest measurement', () => {
  expect(spread(figureOf([70, 58, 63]))).toBe('63 (58–70)');
  expect(spread(figureOf([63.1, 63.2]))).toBe('63');
  expect(spread(undefined)).toBe('–');
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

test("work is a thread's CPU time, each event without those inside of it", () => {
  const event = (name: string, tts: number, tdur: number, pid = 1) => ({
    name,
    ph: 'X',
    pid,
    tid: 7,
    tts,
    tdur,
  });
  const thread = (pid: number) => ({
    name: 'thread_name',
    ph: 'M',
    pid,
    tid: 7,
    args: { name: 'CrRendererMain' },
  });
  const work = workIn([
    thread(1),
    event('ThreadControllerImpl::RunTask', 0, 9000),
    event('FunctionCall', 1000, 6000),
    event('UpdateLayoutTree', 2000, 1000),
    event('Layout', 3000, 2000),
    // A page of the browser itself.
    thread(2),
    event('ThreadControllerImpl::RunTask', 0, 9500, 2),
  ]);
  expect(work).toEqual({ script: 3, style: 1, layout: 2, all: 9 });
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
