/** Something to do before the site documents a release. */
export interface Task {
  /** Path from the project's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What was found, and what to do. */
  text: string;
}
