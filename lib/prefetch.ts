/** The side effects of a prefetcher. Those for browsers are in components/ui/link. */
export interface PrefetchActions {
  /** Fetches a page's data, so that it's there when the link is clicked. */
  fetch: (href: string) => void;
  /** Whether the reader's connection and tab allow it now. */
  allowed: () => boolean;
  /** Runs a function when the browser is idle. */
  later: (run: () => void) => void;
}

/** The number of pages that links in view may fetch. */
export interface PrefetchLimits {
  /** Before the reader has done anything. */
  beforeActing: number;
  /** On one page. */
  onPage: number;
}

/** Prefetches the pages behind links: each page once, one at a time. */
export interface Prefetcher<Link> {
  /** A link has come into view. Links with the lowest rank are fetched first. */
  enter: (link: Link, href: string, rank: number) => void;
  /** A link has left the view or the page. */
  leave: (link: Link) => void;
  /** The reader is about to follow a link, so the limits don't apply. */
  intend: (href: string) => void;
  /** Pauses prefetching for links in view while the reader's next page loads. */
  hold: () => void;
  /** Resumes prefetching. */
  resume: () => void;
  /** The reader has scrolled, typed, pointed, or touched, or has come back to the tab. */
  act: () => void;
  /** Another page is shown, which doesn't need prefetching. */
  turnPage: (path: string) => void;
}

/** Creates a prefetcher. Its links can be any objects. */
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

/** Whether a connection is fast enough, and not metered, to prefetch pages that may never be read. */
export function connectionAllows(
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function pageOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
