import { byCharacter } from '../blog/order';
import { REPOSITORY_URL } from '../external';
import { isVersion } from '../release/version';
import { routes } from '../routes';
import { SITE } from '../site';

/** One change in a release: a line of the release notes. */
export interface ReleaseChange {
  /** The pull request number, or several. Left out if the release notes have none. */
  pr?: number | number[];
  /** The repository below github.com/actualbudget that has the pull request. Left out: actual. */
  repo?: string;
  /** Contributors: GitHub names without the @, or display names. */
  thanks: string[];
  /** What the change does, as one line of Markdown. */
  text: string;
}

/** The changes under one heading of the release notes. */
export interface ReleaseGroup {
  group: string;
  /** The program that the group belongs to, if a release lists several. */
  part?: string;
  items: ReleaseChange[];
}

/** The release in a release post's front matter. */
export interface Release {
  version: string;
  dockerTag: string;
  highlights: string[];
  changes?: ReleaseGroup[];
}

/** The headings of the release notes. `Changes` is for releases whose notes aren't in groups. */
const GROUPS: readonly unknown[] = ['Features', 'Enhancements', 'Bug fixes', 'Maintenance', 'Changes'];

const CHANGE_FIELDS = ['pr', 'repo', 'thanks', 'text'];
const GROUP_FIELDS = ['group', 'part', 'items'];
const RELEASE_FIELDS = ['version', 'dockerTag', 'highlights', 'changes'];

/**
 * Finds errors in a post's `release` field.
 *
 * @param value the field as YAML gave it
 * @returns one entry per error: the path to the value (`['changes', 0, 'items', 3, 'pr']`) and what to write instead
 */
export function releaseMistakes(value: unknown): { path: (string | number)[]; remedy: string }[] {
  const mistakes: { path: (string | number)[]; remedy: string }[] = [];
  const report = (path: (string | number)[], remedy: string) => mistakes.push({ path, remedy });

  if (!isRecord(value)) {
    report([], 'write a map with version, dockerTag, highlights, and changes');
    return mistakes;
  }
  reportUnknownFields(value, RELEASE_FIELDS, [], report);
  for (const field of ['version', 'dockerTag']) {
    const text = value[field];
    if (typeof text !== 'string' || text === '' || (field === 'version' && !isVersion(text)))
      report([field], `write ${field} as quoted text, such as "25.11.0"`);
  }
  if (!isStrings(value.highlights)) report(['highlights'], 'write a list of lines of text');
  if (value.changes === undefined) return mistakes;
  if (!Array.isArray(value.changes)) report(['changes'], 'write a list of groups, each with group and items');
  else value.changes.forEach((group, index) => reportGroup(group, ['changes', index], report));
  return mistakes;
}

type Report = (path: (string | number)[], remedy: string) => void;

function reportGroup(group: unknown, path: (string | number)[], report: Report) {
  if (!isRecord(group)) return report(path, 'write a map with group and items');
  reportUnknownFields(group, GROUP_FIELDS, path, report);
  if (typeof group.group !== 'string' || !GROUPS.includes(group.group))
    report([...path, 'group'], `write one of ${GROUPS.join(', ')}`);
  if (group.part !== undefined && typeof group.part !== 'string') report([...path, 'part'], 'write text');
  if (!Array.isArray(group.items)) report([...path, 'items'], 'write a list of changes');
  else group.items.forEach((item, index) => reportChange(item, [...path, 'items', index], report));
}

function reportChange(item: unknown, path: (string | number)[], report: Report) {
  if (!isRecord(item)) return report(path, 'write { pr: 1234, thanks: [name], text: "…" }');
  reportUnknownFields(item, CHANGE_FIELDS, path, report);
  const numbers = Array.isArray(item.pr) ? item.pr : item.pr === undefined ? [] : [item.pr];
  if (!numbers.every(number => Number.isInteger(number) && number > 0)) {
    report([...path, 'pr'], 'write the pull request number, such as 4603, or a list of them');
  }
  if (item.repo !== undefined && typeof item.repo !== 'string')
    report([...path, 'repo'], 'write a repository name');
  if (!isStrings(item.thanks) || item.thanks.some(name => /^@|^\s*$/.test(name)))
    report([...path, 'thanks'], 'write a list of GitHub names without the @, [] for none');
  if (typeof item.text !== 'string' || item.text.trim() === '')
    report([...path, 'text'], 'write one line of text');
}

function reportUnknownFields(
  record: Record<string, unknown>,
  known: string[],
  path: (string | number)[],
  report: Report,
) {
  for (const field of Object.keys(record)) {
    if (!known.includes(field))
      report([...path, field], `remove ${field}; the fields are ${known.join(', ')}`);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');

/** The address of a change's pull request. */
export function pullRequestUrl(number: number, repo = 'actual'): string {
  return `${REPOSITORY_URL}${repo}/pull/${number}`;
}

/** Whether a contributor's name is a GitHub name (letters, digits, and hyphens) rather than a display name. */
export function isGitHubName(name: string): boolean {
  return /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(name);
}

/** A release as lists show it. */
export interface ReleaseSummary {
  version: string;
  dockerTag: string;
  /** When it was published, as an ISO date and time. */
  date: string;
  highlights: string[];
  /** The number of its changes. 0 if its post doesn't list them. */
  changes: number;
  /** Its post's path. */
  href: string;
}

/** A contributor who is thanked in releases. */
export interface Contributor {
  name: string;
  /** The number of changes that thank them. */
  count: number;
}

/**
 * Everyone who is thanked in releases: most changes first, then in alphabetical order. The capitalization of GitHub names varies
 * between releases, so the most frequent one is used.
 */
export function contributors(releases: readonly Release[]): Contributor[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const name of releases.flatMap(thanks)) {
    const key = name.toLowerCase();
    const counts = spellings.get(key) ?? new Map<string, number>();
    spellings.set(key, counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  return [...spellings.values()]
    .map(counts => {
      const [most = ''] = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
      return { name: most, count: [...counts.values()].reduce((sum, count) => sum + count, 0) };
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, SITE.locale, { sensitivity: 'base' }));
}

/** A post that may be about a release. */
interface ReleasePost {
  release?: Release | undefined;
  date: string;
  slug: string;
}

/** The releases of posts, newest first, whatever the order of the posts. */
export function releaseSummaries(posts: readonly ReleasePost[]): ReleaseSummary[] {
  return newestReleases(posts).map(
    ({ release: { version, dockerTag, highlights, changes = [] }, date, slug }) => ({
      version,
      dockerTag,
      date,
      highlights,
      changes: changes.reduce((sum, { items }) => sum + items.length, 0),
      href: routes.post(slug),
    }),
  );
}

/** Everyone who is thanked in the posts' releases, whatever the order of the posts. */
export function postContributors(posts: readonly ReleasePost[]): Contributor[] {
  return contributors(newestReleases(posts).map(({ release }) => release));
}

const newestReleases = (posts: readonly ReleasePost[]) =>
  posts
    .flatMap(({ release, ...post }) => (release ? [{ ...post, release }] : []))
    .sort((a, b) => byCharacter(b.date, a.date));

/** A contributor's name for each change that thanks them. */
function thanks(release: Release): string[] {
  return (release.changes ?? []).flatMap(({ items }) => items.flatMap(item => [...new Set(item.thanks)]));
}
