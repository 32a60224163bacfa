import { fieldsOf } from '../content/fields';
import { SourceError } from '../content/source-error';
import type { YamlSource } from '../content/files';
import { routes, withTrailingSlash } from '../routes';
import { AUDIENCES, type SidebarItem } from './types';

/** The fields of a doc that the sidebar needs. */
export interface SidebarDoc {
  id: string;
  title: string;
  /** Its source's path, for messages. */
  file: string;
  /** Whether the doc has `sidebar: false`. */
  outside: boolean;
  /** Whether the doc has `experimental: true`. */
  experimental?: boolean;
}

interface Entry {
  doc?: string;
  label?: string;
  category?: string;
  collapsible: boolean;
  audience?: string;
  items?: unknown;
  link?: string;
  href?: string;
}

/** The fields of each kind of entry, by the field that makes it that kind. */
const KINDS = {
  category: ['category', 'doc', 'collapsible', 'audience', 'items'],
  link: ['link', 'href'],
  doc: ['doc', 'label'],
};

/**
 * Turns content/sidebar.yml into the sidebar's tree and checks it against the docs.
 *
 * @returns the tree, and an error for each entry without a doc, each duplicate, and each doc that is neither in the sidebar nor
 * marked `sidebar: false`
 */
export function resolveSidebar(
  source: YamlSource,
  docs: SidebarDoc[],
): { items: SidebarItem[]; mistakes: SourceError[] } {
  if (!Array.isArray(source.value)) {
    const reason = 'The sidebar isn\'t a list. Write entries that start with "- doc:".';
    return { items: [], mistakes: [new SourceError(source.file, source.placeOf([]), reason)] };
  }
  const sidebar = new SidebarResolver(source, docs);
  const items = sidebar.resolveAll();
  return { items, mistakes: [...sidebar.mistakes, ...sidebar.placementMistakes()] };
}

/** A position in the YAML file, such as `[0, 'items', 2]`. */
type Path = (string | number)[];

/** Resolves a sidebar's entries, and remembers which docs they use. */
class SidebarResolver {
  readonly mistakes: SourceError[] = [];
  readonly #used = new Set<string>();

  constructor(
    readonly source: YamlSource,
    readonly docs: readonly SidebarDoc[],
  ) {}

  resolveAll(): SidebarItem[] {
    return this.#resolveList(this.source.value, []);
  }

  /** The docs that are missing from the sidebar, and those that shouldn't be in it. */
  placementMistakes(): SourceError[] {
    return this.docs
      .filter(({ id, outside }) => outside === this.#used.has(id))
      .map(({ id, file, outside }) => {
        const reason = outside
          ? 'The doc has sidebar: false but is in content/sidebar.yml. Remove one of them.'
          : `The doc isn't in the sidebar. Add "- doc: ${id}" to content/sidebar.yml, or write sidebar: false here.`;
        return new SourceError(file, { line: 1 }, reason);
      });
  }

  #resolveList(value: unknown, path: Path): SidebarItem[] {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) =>
      this.#resolve(this.#read(entry, [...path, index]), [...path, index]),
    );
  }

  #resolve(entry: Entry, path: Path): SidebarItem[] {
    if (entry.category !== undefined) return [this.#category(entry.category, entry, path)];
    if (entry.link !== undefined && entry.href !== undefined)
      return [{ type: 'link', label: entry.link, href: withTrailingSlash(entry.href) }];
    if (entry.doc !== undefined) {
      const doc = this.#claimDoc(entry.doc, path);
      return doc ? [{ type: 'link', label: entry.label ?? doc.title, ...linkTo(doc) }] : [];
    }
    this.#report(
      path,
      'This entry has no type. Write doc: <id>, category: <label> with items, or link: <label> with href.',
    );
    return [];
  }

  #category(label: string, entry: Entry, path: Path): SidebarItem {
    if (!Array.isArray(entry.items) || entry.items.length === 0)
      this.#report(
        path,
        `The category "${label}" has no entries. Write items: with "- doc: <id>" entries, or remove the category.`,
      );
    const doc = entry.doc === undefined ? undefined : this.#claimDoc(entry.doc, path);
    const audience = this.#audience(entry, path);
    return {
      type: 'category',
      label,
      ...(doc && linkTo(doc)),
      collapsible: entry.collapsible,
      ...(audience && { audience }),
      items: this.#resolveList(entry.items, [...path, 'items']),
    };
  }

  #audience(entry: Entry, path: Path): (typeof AUDIENCES)[number] | undefined {
    const audience = AUDIENCES.find(name => name === entry.audience);
    if (entry.audience !== undefined && !audience)
      this.#report(
        [...path, 'audience'],
        `There's no audience "${entry.audience}". Write ${AUDIENCES.join(' or ')}, or leave it out for people who budget.`,
      );
    return audience;
  }

  /** The doc of an entry. */
  #claimDoc(id: string, entryPath: Path): SidebarDoc | undefined {
    const path = [...entryPath, 'doc'];
    const doc = this.docs.find(known => known.id === id);
    const near = this.docs.find(known => known.id === plainId(id))?.id;
    if (!doc)
      this.#report(
        path,
        near
          ? `There's no doc "${id}". Write ${near}.`
          : `There's no doc "${id}". Write content/docs/${id}.mdx, or remove the entry.`,
      );
    else if (this.#used.has(id))
      this.#report(path, `The doc "${id}" is in the sidebar twice. Remove one entry.`);
    this.#used.add(near ?? id);
    return doc;
  }

  /** An entry's fields. Reports those that don't exist or have a value of another type. */
  #read(value: unknown, path: Path): Entry {
    const fields = fieldsOf(value);
    const known = Object.entries(KINDS).find(([kind]) => kind in fields)?.[1] ?? Object.values(KINDS).flat();
    for (const field of Object.keys(fields).filter(name => !known.includes(name))) {
      const place = this.source.keyPlaceOf([...path, field]);
      const reason = `There's no field "${field}" here. The fields are: ${[...new Set(known)].join(', ')}.`;
      this.mistakes.push(new SourceError(this.source.file, place, reason));
    }
    const { collapsible = true, items } = fields;
    if (typeof collapsible !== 'boolean')
      this.#report([...path, 'collapsible'], 'Write collapsible: true or collapsible: false.');
    const text = (field: string) => {
      const content = fields[field];
      if (content === undefined) return undefined;
      if (typeof content !== 'string')
        this.#report([...path, field], `Write ${field}: as text. Put numbers in quotes.`);
      return String(content);
    };
    return {
      doc: text('doc'),
      label: text('label'),
      category: text('category'),
      collapsible: collapsible !== false,
      audience: text('audience'),
      items,
      link: text('link'),
      href: text('href'),
    };
  }

  #report(path: Path, reason: string): void {
    this.mistakes.push(new SourceError(this.source.file, this.source.placeOf(path), reason));
  }
}

/** The id that an author meant by a path, an address, or an id with capital letters. */
const plainId = (written: string) =>
  written.toLowerCase().replace(/^\/?(?:content\/)?docs\/|\.mdx?$|\/$/g, '');

/** The fields of an entry that links to a doc. */
const linkTo = ({ id, experimental }: SidebarDoc) => ({
  href: routes.doc(id),
  docId: id,
  ...(experimental && { experimental }),
});
