/** @jest-environment jsdom */
// cspell:ignore pageswap pagereveal
import { runViewTransitions } from '@/lib/inline/view-transitions';

const SETTLED_MS = 1000;

let reducedMotion = false;
let loadEventEnd = 0;
let now = 0;

beforeAll(() => {
  window.matchMedia = () =>
    ({
      get matches() {
        return reducedMotion;
      },
    }) as MediaQueryList;
  Object.assign(performance, {
    getEntriesByType: () => [{ loadEventEnd }],
    now: () => now,
  });
  runViewTransitions(SETTLED_MS);
});

/** Whether an event's transition isn't skipped. */
function isShown(type: 'pageswap' | 'pagereveal'): boolean {
  const skipTransition = jest.fn();
  window.dispatchEvent(Object.assign(new Event(type), { viewTransition: { skipTransition } }));
  return skipTransition.mock.calls.length === 0;
}

it.each([
  ['is still loading', 0, 5000, false],
  ['has just been loaded', 400, 1399, false],
  ['has been open for a while', 400, 1400, true],
])('a page that %s', (_, end, time, shown) => {
  [reducedMotion, loadEventEnd, now] = [false, end, time];
  expect(isShown('pageswap')).toBe(shown);
});

it("the incoming page doesn't skip the transition", () => {
  [reducedMotion, loadEventEnd, now] = [false, 0, 10];
  expect(isShown('pagereveal')).toBe(true);
});

it('reduced motion skips the transition', () => {
  [reducedMotion, loadEventEnd, now] = [true, 400, 5000];
  expect(isShown('pageswap')).toBe(false);
  expect(isShown('pagereveal')).toBe(false);
});
