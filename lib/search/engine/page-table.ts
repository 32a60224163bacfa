import type { FirstFile, PageRecord } from '../types';
import type { Pages } from './rank';
import { termSet, type TermSet } from './term-set';
import { terms } from './words';

/** Which sections belong to which page, and the data of the loaded pages. */
export class PageTable implements Pages {
  readonly count: number;
  readonly #stop: ReadonlySet<string>;
  readonly #firstOf: number[] = [];
  readonly #pageOf = new Map<number, number>();
  readonly #records = new Map<number, PageRecord>();
  readonly #texts = new Map<number, readonly string[]>();
  readonly #termSets = new Map<string, TermSet>();
  readonly #names = new Map<number, ReadonlySet<string>[]>();

  constructor({ first, sections, gaps, pages, stopWords }: FirstFile) {
    this.#stop = new Set(stopWords);
    this.count = sections.length;
    const skipped = new Map(gaps);
    let next = first;
    for (const [page, length] of sections.entries()) {
      next += skipped.get(page) ?? 0;
      this.#firstOf.push(next);
      for (const end = next + length; next < end; next += 1) this.#pageOf.set(next, page);
    }
    for (const page of pages) this.add(page);
  }

  /** The index of a section's page. Undefined for a section in another context. */
  pageOf(section: number): number | undefined {
    return this.#pageOf.get(section);
  }

  /** Adds a page's record, and its text if it comes with it. Pages of other contexts are ignored. */
  add(page: PageRecord & { x?: readonly string[] }): void {
    const position = this.pageOf(page.i);
    if (position === undefined) return;
    this.#records.set(position, page);
    if (page.x) this.#texts.set(position, page.x);
  }

  /** A page's record. Undefined until it's loaded. */
  record(page: number): PageRecord | undefined {
    return this.#records.get(page);
  }

  /** A page's first section. */
  firstSection(page: number): number {
    return this.#firstOf[page] ?? 0;
  }

  /** A section's text. Undefined until it's loaded. */
  text(section: number): string | undefined {
    const page = this.pageOf(section) ?? -1;
    return this.#texts.get(page)?.[section - this.firstSection(page)];
  }

  /** The words of the title combined with those of each keyword. Undefined until the page is loaded. */
  names(page: number): readonly ReadonlySet<string>[] | undefined {
    const record = this.#records.get(page);
    if (!record || this.#names.has(page)) return this.#names.get(page);
    const title = terms(record.t);
    const names = ['', ...record.k].map(keyword => new Set([...title, ...terms(keyword)]));
    this.#names.set(page, names);
    return names;
  }

  /** A title, keyword, heading, or question as a set of terms. */
  termSet(text: string): TermSet {
    const known = this.#termSets.get(text) ?? termSet(text, this.#stop);
    this.#termSets.set(text, known);
    return known;
  }
}
