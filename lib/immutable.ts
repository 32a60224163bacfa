/**
 * Files whose name or folder changes with their content, so that a copy of them stays right: hosts cache them for a year, and the
 * saved one is used offline. The search index is in a folder below the search page, but the page itself isn't such a file.
 */
export const IMMUTABLE_PATHS = [
  '/_next/static/*',
  '/screenshots/*',
  '/search/:index/*',
  '/imports/*',
  '/setup/*',
] as const;

/** The alternatives of a regular expression that matches the start of such a file's path, without its first slash. */
export const IMMUTABLE_STARTS = IMMUTABLE_PATHS.map(path =>
  path.slice(1).replace(/\*$/, '').replace(/:\w+/, '[^/]+'),
).join('|');

const IMMUTABLE = new RegExp(`^/(?:${IMMUTABLE_STARTS})`);

/** Whether the content of a file never changes. `path` is the path that it's served at, without the base path. */
export function isImmutable(path: string): boolean {
  return IMMUTABLE.test(path);
}
