/** A release's number, `year.month.patch`, such as 25.11.0. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether a text is the number of a release. */
export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/**
 * Orders releases from the oldest to the newest.
 *
 * @returns a negative number when `one` is older than `other`, 0 when they are the same release
 * @throws Error when one of them is not the number of a release
 */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at < 0 ? 0 : (ours[at] ?? 0) - (theirs[at] ?? 0);
}

/** The newest of some releases that is not newer than a limit; undefined when all of them are. */
export function newestUpTo(limit: string, versions: readonly string[]): string | undefined {
  return versions
    .filter(version => isVersion(version) && compareVersions(version, limit) <= 0)
    .sort(compareVersions)
    .at(-1);
}

/** The newest of some releases that is older than a limit; undefined when none is. */
export function newestBefore(limit: string, versions: readonly string[]): string | undefined {
  return newestUpTo(
    limit,
    versions.filter(version => version !== limit),
  );
}

function numbersOf(version: string): number[] {
  const match = VERSION.exec(version);
  if (!match) throw new Error(`"${version}" is not a release. Write year.month.patch, such as 25.12.0.`);
  return match.slice(1).map(Number);
}
