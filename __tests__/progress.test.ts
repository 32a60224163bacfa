import { createProgress, type ProgressBarState } from '@/lib/progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A progress that records what it shows, with 1 for every random number. */
function setUp() {
  const shown: ProgressBarState[] = [];
  const progress = createProgress(
    state => shown.push(state),
    () => 1,
  );
  return { progress, shown };
}

test('a fast navigation shows nothing', () => {
  const { progress, shown } = setUp();
  progress.start();
  jest.advanceTimersByTime(199);
  progress.finish();
  jest.advanceTimersByTime(10_000);
  expect(shown).toEqual([]);
});

test('a slow one shows the bar after 200 ms and moves it every 800 ms', () => {
  const { progress, shown } = setUp();
  progress.start();
  jest.advanceTimersByTime(200);
  expect(shown).toEqual([{ value: 0.08, fading: false }]);
  jest.advanceTimersByTime(800);
  expect(shown.at(-1)).toEqual({ value: 0.1, fading: false });
  jest.advanceTimersByTime(800);
  expect(shown.at(-1)?.value).toBeCloseTo(0.12);
});

test('it never fills before the page is loaded', () => {
  const { progress, shown } = setUp();
  progress.start();
  jest.advanceTimersByTime(200 + 800 * 100);
  expect(shown.at(-1)?.value).toBe(0.994);
});

test('at the end, it fills, fades, and disappears after 400 ms', () => {
  const { progress, shown } = setUp();
  progress.start();
  jest.advanceTimersByTime(200);
  shown.length = 0;
  progress.finish();
  expect(shown.at(-1)?.value).toBeCloseTo(0.88);
  jest.advanceTimersByTime(200);
  expect(shown.at(-1)).toEqual({ value: 1, fading: true });
  jest.advanceTimersByTime(200);
  expect(shown.at(-1)).toBeNull();
  jest.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(3);
});

test('a second navigation continues from the current value', () => {
  const { progress, shown } = setUp();
  progress.start();
  jest.advanceTimersByTime(200);
  progress.finish();
  progress.start();
  progress.start();
  jest.advanceTimersByTime(200);
  expect(shown.at(-1)).toEqual({ value: 0.08, fading: false });
  progress.finish();
  jest.advanceTimersByTime(400);
  expect(shown.at(-1)).toBeNull();
});

test('finishing without starting changes nothing', () => {
  const { progress, shown } = setUp();
  progress.finish();
  jest.advanceTimersByTime(10_000);
  expect(shown).toEqual([]);
});
