import { randomNumbers } from '../../__tests__/support/random';
import { exportedHtml, exportedPages } from './site';

/** A page and how it's viewed. */
export interface Visit {
  path: string;
  /** The window's width in CSS pixels. */
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Two in a row, from the first or the third, have both widths and both color schemes. */
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** Pages of one kind are rendered by the same code. */
function kindOf(path: string): string {
  if (path.startsWith('/docs/'))
    return exportedHtml(path).includes('"Docs sidebar"') ? 'doc' : 'doc without a sidebar';
  const [, section = '', kind = '', ...rest] = path.split('/');
  if (section !== 'blog' || kind === '') return path;
  if (['page', 'tags', 'authors'].includes(kind)) return `blog ${kind} ${rest.length > 1 ? 'entry' : ''}`;
  return kind.startsWith('release-') ? 'release' : kind === 'archive' ? path : 'post';
}

/** Each page in one of the views, in rotation, and one page of each kind in all views. */
function everyPage(paths: readonly string[]): Visit[] {
  const firsts = new Set(new Map([...paths].reverse().map(path => [kindOf(path), path])).values());
  return paths.flatMap((path, index) =>
    VIEWS.filter((_, view) => firsts.has(path) || view === index % VIEWS.length).map(view => ({
      path,
      ...view,
    })),
  );
}

/** A page of each kind in some of the views: in one of them, or in two that have both widths and both color schemes. */
function sample(paths: readonly string[], views: 1 | 2): Visit[] {
  const byKind = new Map<string, string[]>();
  for (const path of paths) byKind.set(kindOf(path), [...(byKind.get(kindOf(path)) ?? []), path]);
  return [...byKind.values()].flatMap((ofKind, kind) =>
    Array.from({ length: views }, (_, index) => VIEWS[(kind * views + index) % VIEWS.length]).flatMap(
      (view, index) => {
        const path = ofKind[index % ofKind.length];
        return path === undefined || view === undefined ? [] : [{ path, ...view }];
      },
    ),
  );
}

/** Shuffles a list with a seed. The same seed gives the same order. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomNumbers(seed);
  return items
    .map(item => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/**
 * The visits for CRAWL: `all` is every page in every view, `pages` is every page in at least one, and otherwise it's a sample
 * chosen by SEED (scripts/e2e.ts prints it), with one or two pages of each kind.
 *
 * @param views the number of views of each kind in the sample
 */
export function chosenVisits(views: 1 | 2): Visit[] {
  const paths = [...exportedPages(), '/no-such-page/'];
  if (process.env.CRAWL === 'all') return paths.flatMap(path => VIEWS.map(view => ({ path, ...view })));
  if (process.env.CRAWL === 'pages') return everyPage(paths);
  return sample(shuffled(paths, Number(process.env.SEED ?? 1)), views);
}
