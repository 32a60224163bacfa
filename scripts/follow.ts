import { messageOf } from '@/lib/errors';

/** How long to wait after a change, in ms, because editors write a file several times. */
const SETTLE_MS = 60;

/** How long to delay work that isn't visible right away, in ms, so that it doesn't slow down work that is. */
const LATER_MS = 2000;

/**
 * Returns a listener that runs `now` once for changes that arrive together, and once more for any that arrive while it's
 * running. The listener runs `later` after a pause without changes, or right away if `now` failed. It prints the errors of both, and
 * continues: a file may be missing for a moment while an editor saves it.
 *
 * @param now returns whether it succeeded
 */
export function follow(now: () => Promise<boolean>, later: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let changed = false;
  let last: Promise<unknown> = Promise.resolve();
  const runNow = async (): Promise<void> => {
    changed = running;
    if (running) return;
    running = true;
    const shown = await now().catch(print);
    running = false;
    if (changed) return runNow();
    timer = setTimeout(() => (last = last.then(later).catch(print)), shown ? LATER_MS : 0);
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(runNow, SETTLE_MS);
  };
}

function print(error: unknown): false {
  console.error(messageOf(error));
  return false;
}
