import { PROGRESS } from './site';

/** The progress bar's state. Null while it's hidden. */
export type ProgressBarState = { value: number; fading: boolean } | null;

/** The progress of a navigation, whose duration isn't known. */
export interface Progress {
  /** A navigation starts. The bar isn't shown for fast ones. */
  start: () => void;
  /** The new page is shown, or the navigation was canceled. */
  finish: () => void;
}

/**
 * Creates the progress of navigations: the bar appears after a delay, moves slowly, and at the end fills and fades out.
 *
 * @param show draws the bar
 * @param random returns numbers from 0 to 1
 */
export function createProgress(show: (state: ProgressBarState) => void, random = Math.random): Progress {
  const { startDelayMs, minimum, speedMs, trickleRate, trickleSpeedMs, maximum } = PROGRESS;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let value: number | undefined;
  let started = false;

  const stopTimers = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  const after = (delayMs: number, run: () => void) => void timers.push(setTimeout(run, delayMs));
  const moveTo = (next: number) => {
    value = next;
    show({ value, fading: false });
  };
  const trickle = () => {
    moveTo(Math.min((value ?? minimum) + random() * trickleRate, maximum));
    after(trickleSpeedMs, trickle);
  };

  return {
    start() {
      if (started) return;
      started = true;
      stopTimers();
      after(startDelayMs, () => {
        moveTo(minimum);
        after(trickleSpeedMs, trickle);
      });
    },
    finish() {
      if (!started) return;
      started = false;
      stopTimers();
      if (value === undefined) return;
      moveTo(Math.min(value + 0.3 + 0.5 * random(), maximum));
      value = undefined;
      after(speedMs, () => show({ value: 1, fading: true }));
      after(2 * speedMs, () => show(null));
    },
  };
}
