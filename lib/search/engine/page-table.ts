import type { FirstFile, PageRecord } from '../types';
import type { Pages } from './rank';
import { sayingOf, type Saying } from './saying';
import { terms } from './words';

/** What a page's title, keywords and headings say, in a form that can be compared. */
interface Sayings {
  title: Saying;
  keywords: Saying[];
  headings: Saying[];
}

/** Which sections belong to which page, and what is known of the pages. */
export class PageTable implements Pages {
  readonly count: number;
  readonly #firstSection: number;
  readonly #firstOf: number[] = [];
  readonly #pageOf: number[];
  readonly #records = new Map<number, PageRecord>();
  readonly #texts = new Map<number, readonly string[]>();
  readonly #sayings = new Map<number, Sayings>();
  readonly #names = new Map<number, ReadonlySet<string>[]>();

  constructor({ first, sections, pages }: Pick<FirstFile, 'first' | 'sections' | 'pages'>) {
    this.count = sections.length;
    this.#firstSection = first;
    this.#pageOf = sections.flatMap((length, page) => new Array<number>(length).fill(page));
    sections.reduce((start, length) => (this.#firstOf.push(start), start + length), first);
    for (const page of pages) this.add(page);
  }

  pageOf(section: number): number | undefined {
    return this.#pageOf[section - this.#firstSection];
  }

  /** Adds a page's record, and its texts where they come with it. Pages of other contexts are passed over. */
  add(page: PageRecord & { x?: readonly string[] }): void {
    const position = this.pageOf(page.i);
    if (position === undefined) return;
    this.#records.set(position, page);
    if (page.x) this.#texts.set(position, page.x);
  }

  /** What is known of a page; undefined until it is loaded. */
  record(page: number): PageRecord | undefined {
    return this.#records.get(page);
  }

  /** A page's first section. */
  firstSection(page: number): number {
    return this.#firstOf[page] ?? 0;
  }

  /** The text of a section; undefined until it is loaded. */
  text(section: number): string | undefined {
    const page = this.pageOf(section) ?? -1;
    return this.#texts.get(page)?.[section - this.firstSection(page)];
  }

  names(page: number): readonly ReadonlySet<string>[] | undefined {
    const record = this.#records.get(page);
    let known = this.#names.get(page);
    if (!record || known) return known;
    known = ['', ...record.k].map(keyword => new Set(terms(`${record.t}\n${keyword}`)));
    this.#names.set(page, known);
    return known;
  }

  /** What a page's title, keywords and headings say; undefined until it is loaded. */
  sayings(page: number): Sayings | undefined {
    const record = this.#records.get(page);
    let known = this.#sayings.get(page);
    if (!record || known) return known;
    known = {
      title: sayingOf(record.t),
      keywords: record.k.map(sayingOf),
      headings: record.d.map(({ s }) => sayingOf(s)),
    };
    this.#sayings.set(page, known);
    return known;
  }
}
