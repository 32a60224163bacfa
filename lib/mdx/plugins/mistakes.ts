import type { VFile } from 'vfile';
import type { PageFacts } from '../types';

/** Collects what earlier plugins have reported. Runs last. */
export function mistakes(facts: PageFacts) {
  return () => (_tree: unknown, file: VFile) => {
    facts.mistakes.push(
      ...file.messages.map(({ line = 1, column = 1, reason }) => ({ line, column, reason })),
    );
  };
}
