/** A release number, `year.month.patch`, such as 25.11.0. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether a string is a release number. */
export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/**
 * Orders releases from the oldest to the newest.
 *
 * @returns a negative number if `one` is older than `other`, and 0 if they're equal
 * @throws Error if one of them isn't a release number
 */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at < 0 ? 0 : (ours[at] ?? 0) - (theirs[at] ?? 0);
}

/** The newest release that isn't newer than a limit. Undefined if there is none. */
export function newestUpTo(limit: string, versions: readonly string[]): string | undefined {
  return versions
    .filter(version => isVersion(version) && compareVersions(version, limit) <= 0)
    .sort(compareVersions)
    .at(-1);
}

/** The newest release that is older than a limit. Undefined if there is none. */
export function newestBefore(limit: string, versions: readonly string[]): string | undefined {
  return newestUpTo(
    limit,
    versions.filter(version => version !== limit),
  );
}

function numbersOf(version: string): number[] {
  const match = VERSION.exec(version);
  if (!match)
    throw new Error(`"${version}" isn't a release number. Write year.month.patch, such as 25.12.0.`);
  return match.slice(1).map(Number);
}
