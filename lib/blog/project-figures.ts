import { contributors, type Release } from '../content/release';

/** How active the project is, counted from its release posts. */
export interface ProjectFigures {
  /** The number of releases in the 12 months that end with the newest one. */
  releasesInYear: number;
  /** When the newest release was published, as an ISO date and time. */
  newest: string;
  /** When the oldest release was published, as an ISO date and time. */
  oldest: string;
  /** The number of people that the releases thank. */
  contributors: number;
  /** The number of changes in all releases. */
  changes: number;
  /** The number of people that the newest release thanks. */
  inNewest: number;
  /** The version of the newest release. */
  version: string;
}

/**
 * Counts releases, contributors, and changes. The year ends with the newest release rather than today, so that a build gives the
 * same figures on any day.
 *
 * @param posts every post, newest first
 * @throws Error if no post has a release
 */
export function projectFigures(posts: readonly { date: string; release?: Release }[]): ProjectFigures {
  const all = posts.flatMap(({ date, release }) => (release ? [{ date, release }] : []));
  const [latest] = all;
  const oldest = all.at(-1)?.date;
  if (latest === undefined || oldest === undefined)
    throw new Error('content/blog has no post with a release.');
  const newest = latest.date;
  const start = new Date(newest);
  start.setUTCFullYear(start.getUTCFullYear() - 1);
  return {
    releasesInYear: all.filter(({ date }) => new Date(date) > start).length,
    newest,
    oldest,
    contributors: contributors(all.map(({ release }) => release)).length,
    changes: all
      .flatMap(({ release }) => release.changes ?? [])
      .reduce((sum, { items }) => sum + items.length, 0),
    inNewest: contributors([latest.release]).length,
    version: latest.release.version,
  };
}
