/** What a prefetcher does to the outside world; the browser's own are in components/ui/link. */
export interface PrefetchActions {
  /** Fetches a page's data, so that a click finds it there. */
  fetch: (href: string) => void;
  /** Whether the reader's connection and tab allow it now. */
  allowed: () => boolean;
  /** Runs a function a little later, when the browser has nothing better to do. */
  later: (run: () => void) => void;
}

/** How many pages links in view may fetch. */
export interface PrefetchLimits {
  /** Before the reader has done anything. */
  beforeActing: number;
  /** On one page. */
  onPage: number;
}

/** Fetches the pages that links lead to before the links are clicked: each page once, one after the other. */
export interface Prefetcher<Link> {
  /** A link has come into view. Of those that wait the lowest rank goes first. */
  enter: (link: Link, href: string, rank: number) => void;
  /** A link has left the view or the page. */
  leave: (link: Link) => void;
  /** The reader is about to follow a link: no limit counts. */
  intend: (href: string) => void;
  /** Links in view wait: the network is for the page that the reader is about to open. */
  hold: () => void;
  /** They wait no longer. */
  resume: () => void;
  /** The reader has scrolled, typed, pointed or touched, or has come back to the tab. */
  act: () => void;
  /** Another page is shown; it needs no fetching. */
  turnPage: (path: string) => void;
}

/** Makes a prefetcher. Its links are anything that can be told apart. */
export function createPrefetcher<Link>(actions: PrefetchActions, limits: PrefetchLimits): Prefetcher<Link> {
  const fetched = new Set<string>();
  const inView = new Map<Link, { page: string; rank: number }>();
  let acted = false;
  let used = 0;
  let running = false;
  let held = false;

  const load = (page: string) => {
    fetched.add(page);
    actions.fetch(page);
  };
  const next = () => {
    const waiting = [...inView.values()].filter(({ page }) => !fetched.has(page));
    return waiting.sort((a, b) => a.rank - b.rank)[0];
  };
  const run = () => {
    running = false;
    if (held) return;
    const link = next();
    if (!link || used >= (acted ? limits.onPage : limits.beforeActing) || !actions.allowed()) return;
    used += 1;
    load(link.page);
    start();
  };
  const start = () => {
    if (running) return;
    running = true;
    actions.later(run);
  };

  return {
    enter: (link, href, rank) => {
      inView.set(link, { page: pageOf(href), rank });
      start();
    },
    leave: link => void inView.delete(link),
    intend: href => {
      const page = pageOf(href);
      if (!fetched.has(page) && actions.allowed()) load(page);
    },
    hold: () => {
      held = true;
    },
    resume: () => {
      held = false;
      start();
    },
    act: () => {
      acted = true;
      start();
    },
    turnPage: path => {
      fetched.add(path);
      used = 0;
      start();
    },
  };
}

/** Whether a connection is good enough, and not counted by the byte, to fetch what may never be read. */
export function connectionAllows(
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function pageOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
