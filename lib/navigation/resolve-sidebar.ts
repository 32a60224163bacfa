import { SourceError } from '../content/source-error';
import type { YamlSource } from '../content/files';
import { routes, withTrailingSlash } from '../routes';
import { AUDIENCES, type SidebarItem } from './types';

/** The fields of a doc that the sidebar needs. */
export interface SidebarDoc {
  id: string;
  title: string;
  /** The path of its source, for messages. */
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
  collapsible?: boolean;
  audience?: string;
  items?: Entry[];
  link?: string;
  href?: string;
}

const ENTRY_FIELDS = ['doc', 'label', 'category', 'collapsible', 'audience', 'items', 'link', 'href'];

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
  const mistakes: SourceError[] = [];
  const known = new Map(docs.map(doc => [doc.id, doc]));
  const used = new Set<string>();
  const report = (path: (string | number)[], reason: string) =>
    mistakes.push(new SourceError(source.file, source.placeOf(path), reason));

  const claimDoc = (id: string, path: (string | number)[]): SidebarDoc | undefined => {
    const doc = known.get(id);
    if (!doc) report(path, `There is no doc "${id}". Write content/docs/${id}.mdx, or remove the entry.`);
    else if (used.has(id)) report(path, `The doc "${id}" is in the sidebar twice. Remove one entry.`);
    used.add(id);
    return doc;
  };

  const resolve = (entry: Entry, path: (string | number)[]): SidebarItem[] => {
    for (const field of Object.keys(entry)) {
      if (!ENTRY_FIELDS.includes(field))
        mistakes.push(
          new SourceError(
            source.file,
            source.keyPlaceOf([...path, field]),
            `There is no field "${field}". The fields are: ${ENTRY_FIELDS.join(', ')}.`,
          ),
        );
    }
    if (entry.category !== undefined) {
      if (!Array.isArray(entry.items) || entry.items.length === 0)
        report(
          path,
          `The category "${entry.category}" has no entries. Write items: with "- doc: <id>" entries, or remove the category.`,
        );
      const doc = entry.doc === undefined ? undefined : claimDoc(entry.doc, [...path, 'doc']);
      const audience = AUDIENCES.find(name => name === entry.audience);
      if (entry.audience !== undefined && !audience)
        report(
          [...path, 'audience'],
          `There is no audience "${entry.audience}". Write ${AUDIENCES.join(' or ')}, or leave it out for people who budget.`,
        );
      return [
        {
          type: 'category',
          label: entry.category,
          ...(doc && linkTo(doc)),
          collapsible: entry.collapsible ?? true,
          ...(audience && { audience }),
          items: listOf(entry.items).flatMap((item, index) => resolve(item, [...path, 'items', index])),
        },
      ];
    }
    if (entry.link !== undefined && entry.href !== undefined)
      return [{ type: 'link', label: entry.link, href: withTrailingSlash(entry.href) }];
    if (entry.doc !== undefined) {
      const doc = claimDoc(entry.doc, [...path, 'doc']);
      return doc ? [{ type: 'link', label: entry.label ?? doc.title, ...linkTo(doc) }] : [];
    }
    report(
      path,
      'This entry has no type. Write doc: <id>, category: <label> with items, or link: <label> with href.',
    );
    return [];
  };

  if (!Array.isArray(source.value))
    report([], 'The sidebar is not a list. Write entries that start with "- doc:".');
  const items = listOf(source.value).flatMap((entry, index) => resolve(entry, [index]));
  for (const doc of docs) {
    if (!doc.outside && !used.has(doc.id)) {
      mistakes.push(
        new SourceError(
          doc.file,
          { line: 1 },
          `The doc is not in the sidebar. Add "- doc: ${doc.id}" to content/sidebar.yml, or write sidebar: false here.`,
        ),
      );
    }
    if (doc.outside && used.has(doc.id)) {
      mistakes.push(
        new SourceError(
          doc.file,
          { line: 1 },
          'The doc has sidebar: false but is in content/sidebar.yml. Remove one of them.',
        ),
      );
    }
  }
  return { items, mistakes };
}

/** The fields of an entry that links to a doc. */
const linkTo = ({ id, experimental }: SidebarDoc) => ({
  href: routes.doc(id),
  docId: id,
  ...(experimental && { experimental }),
});

/** A list of entries. Anything else is reported at its position. */
function listOf(value: unknown): Entry[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => (typeof entry === 'object' && entry !== null ? (entry as Entry) : {}));
}
