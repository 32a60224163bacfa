import { readFile } from 'node:fs/promises';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { filesBelow } from '@/lib/content/files';
import { attributeOf, elementsIn, type Element } from '@/lib/output/html';
import { textOf } from '@/lib/output/site';
import { PRODUCT, PRODUCT_SHORT } from '@/lib/site';
import { PSEUDO_END } from './pseudo';

/** Attributes that people read or hear. */
const READ_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** Elements whose text isn't read as words. */
const NOT_READ = ['code', 'kbd', 'math', 'pre', 'script', 'style', 'svg', 'template'];

/** Names, which are the same in every language. */
const NAMES = [
  PRODUCT,
  PRODUCT_SHORT,
  'Atom',
  'Discord',
  'GitHub',
  'Microsoft Store',
  'Windows',
  'Windows (PowerShell)',
  'macOS',
  'Linux',
  'PikaPods',
  'RSS',
  'Docker',
  'Fly.io',
  'Firefly III',
];

/** Finds text on pages that is neither translated nor part of the content. */
export class Untranslated {
  readonly #content: string;

  /** The content's words that stand alone: labels, tags, names, values, and what is marked or linked. */
  readonly #units: ReadonlySet<string>;

  /** The pages of each string that was found. */
  readonly #found = new Map<string, string[]>();

  /** The language's month names, to recognize its long dates. */
  readonly #months: string[];

  /** The language's short dates without their digits. */
  readonly #shortDates: string[];

  private constructor(
    content: string,
    readonly language: string,
  ) {
    this.#content = normal(content);
    this.#units = new Set(content.split(UNIT_ENDS).map(bare));
    const eachMonth = (options: Intl.DateTimeFormatOptions) => {
      const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2025, month)));
    };
    this.#months = eachMonth({ month: 'long' });
    this.#shortDates = eachMonth({ dateStyle: 'medium' }).map(withoutDigits);
  }

  /** Creates a finder that treats the text of every file in a folder as content. */
  static async besides(folder: string, language: string): Promise<Untranslated> {
    const files = await filesBelow(folder, '');
    const texts = await Promise.all(files.map(file => readFile(file, 'utf8')));
    return new Untranslated(texts.join('\n'), language);
  }

  /** Checks a page, whose lang attribute must be the language. */
  look(page: string, document: DefaultTreeAdapterTypes.Document): void {
    const elements = elementsIn(document);
    const lang = elements.find(({ tagName }) => tagName === 'html');
    const own = lang && attributeOf(lang, 'lang');
    if (own !== this.language) this.#add(`<html lang="${own}">`, page);
    for (const element of elements)
      for (const text of textsOf(element)) if (!this.#isKnown(text, element)) this.#add(text, page);
  }

  /** A line for each string, with the first page that has it. */
  report(): string[] {
    return [...this.#found].map(([text, pages]) => `${pages[0]}: ${text} (${pages.length} pages)`);
  }

  #add(text: string, page: string): void {
    this.#found.set(text, [...(this.#found.get(text) ?? []), page]);
  }

  /**
   * Whether a text is part of the content. A single word may be in any sentence by chance, so it has to stand alone there, or
   * between the same words as on the page.
   */
  #isContent(words: string, whole: string): boolean {
    if (!/^[^\p{L}\s]*\p{L}+[^\p{L}\s]*$/u.test(words)) return this.#content.includes(words);
    const between = whole
      .split(' ')
      .flatMap((word, at, all) => (word === words ? all.slice(Math.max(0, at - 1), at + 2).join(' ') : []));
    return (
      this.#units.has(bare(words)) ||
      between.some(phrase => phrase !== words && this.#content.includes(phrase))
    );
  }

  /** @param element what the text is in */
  #isKnown(text: string, element: Element): boolean {
    // A page's title in the browser tab may be followed by its section's title.
    const [words = '', ...more] = normal(text).split(' – ');
    if (more.length > 0) return [words, ...more].every(part => this.#isKnown(part, element));
    return (
      words.includes(PSEUDO_END) ||
      this.#months.some(month => words.includes(month)) ||
      this.#shortDates.includes(withoutDigits(words)) ||
      !/\p{L}{2}/u.test(words) ||
      NAMES.includes(words) ||
      /^https?:\S+$/.test(words) ||
      // A list of people may have a number after each name.
      this.#isContent(words.replace(/ \d+$/, ''), normal(textOf(element)))
    );
  }
}

/** What surrounds a word in the content that stands alone. */
const UNIT_ENDS = /[\n|[\](){}<>#"'“”*_`:,;=!?]+|@\w+|^ *- |\. | - /m;

/** The readable parts of an element: its own text and attributes, and in the head what search engines and shared links show. */
function textsOf(element: Element): string[] {
  if (NOT_READ.includes(element.tagName) || isInside(element, NOT_READ)) return [];
  const own = element.childNodes.flatMap(node => ('value' in node ? node.value : []));
  const meta =
    element.tagName === 'meta' && isDescription(element) ? (attributeOf(element, 'content') ?? '') : '';
  return [...own, ...READ_ATTRIBUTES.map(name => attributeOf(element, name) ?? ''), meta];
}

const isDescription = (meta: Element) =>
  /description|title|image:alt|site_name/.test(
    attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? '',
  );

function isInside(element: Element, names: readonly string[]): boolean {
  const parent = element.parentNode;
  if (!parent || !('tagName' in parent)) return false;
  return names.includes(parent.tagName) || isInside(parent, names);
}

const withoutDigits = (text: string) => text.replace(/\d/g, '');

/** A word without the punctuation around it. */
const bare = (text: string) => text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

/** Normalizes text, because pages show marks and line breaks in other ways. */
const normal = (text: string) =>
  text
    .replace(/[\\*_`"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
