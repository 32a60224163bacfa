import { PROGRESS } from './site';

/** How the progress bar looks; null while there is none. */
export type ProgressBarState = { value: number; fading: boolean } | null;

/** The progress of a navigation, whose end nobody knows. */
export interface Progress {
  /** A navigation begins. A quick one is over before the bar would show. */
  start: () => void;
  /** The new page is there, or the navigation was given up. */
  finish: () => void;
}

/**
 * Makes the progress of navigations: the bar shows after a delay, creeps forward, and at the end jumps, fills and fades.
 *
 * @param show draws the bar
 * @param random gives numbers from 0 to 1
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
