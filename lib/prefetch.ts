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

/** Prefetches the pages behind links: each page once, one at a time. Its links can be any objects. */
export class Prefetcher<Link> {
  readonly #actions: PrefetchActions;
  readonly #limits: PrefetchLimits;
  readonly #inView = new Map<Link, { page: string; rank: number }>();
  /** The pages that the reader already has. */
  readonly #fetched = new Set<string>();
  #acted = false;
  #used = 0;
  #isRunning = false;
  #isHeld = false;

  constructor(actions: PrefetchActions, limits: PrefetchLimits) {
    this.#actions = actions;
    this.#limits = limits;
  }

  /** A link has come into view. Links with the lowest rank are fetched first. */
  enter(link: Link, href: string, rank: number): void {
    this.#inView.set(link, { page: pageOf(href), rank });
    this.#start();
  }

  /** A link has left the view or the page. */
  leave(link: Link): void {
    this.#inView.delete(link);
  }

  /** The reader is about to follow a link, so the limits don't apply. */
  intend(href: string): void {
    const page = pageOf(href);
    if (!this.#fetched.has(page) && this.#actions.allowed()) this.#fetch(page);
  }

  /** Pauses prefetching for links in view while the reader's next page loads. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Resumes prefetching. */
  resume(): void {
    this.#isHeld = false;
    this.#start();
  }

  /** The reader has scrolled, typed, pointed, or touched, or has come back to the tab. */
  act(): void {
    this.#acted = true;
    this.#start();
  }

  /** Another page is shown, which doesn't need prefetching. Its links haven't come into view yet. */
  turnPage(path: string): void {
    this.#fetched.add(path);
    this.#inView.clear();
    this.#used = 0;
    this.#start();
  }

  #start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#actions.later(() => this.#run());
  }

  #run(): void {
    this.#isRunning = false;
    if (this.#isHeld) return;
    const page = this.#next();
    const limit = this.#acted ? this.#limits.onPage : this.#limits.beforeActing;
    if (!page || this.#used >= limit || !this.#actions.allowed()) return;
    this.#used += 1;
    this.#fetch(page);
    this.#start();
  }

  #fetch(page: string): void {
    this.#fetched.add(page);
    this.#actions.fetch(page);
  }

  /** The page with the lowest rank behind a link in view. Undefined if there is none. */
  #next(): string | undefined {
    const pages = [...this.#inView.values()].filter(({ page }) => !this.#fetched.has(page));
    return pages.sort((a, b) => a.rank - b.rank)[0]?.page;
  }
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
