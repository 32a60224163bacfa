/** Something to do before the site documents a release. */
export interface Task {
  /** Path from the project's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What was found, and what to do. */
  text: string;
}

/** A task on one line. */
export function formatTask(file: string, line: number, text: string): Task {
  return { file, line, text };
}
