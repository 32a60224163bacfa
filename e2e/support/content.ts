import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { newestFirst } from '../../lib/blog/order';
import { routes } from '../../lib/routes';

/** Reads content/ without the site's own pipeline, so that tests can compare the pages with their sources. */

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith(ending))
    .sort();

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** A page's source: its front matter and its text. */
function readSource<Fields>(file: string): { fields: Fields; body: string } {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const end = text.indexOf('\n---', 3);
  return { fields: parse(text.slice(4, end)) as Fields, body: text.slice(end + 4) };
}

/** A blog post as its source has it. */
export interface SourcePost {
  file: string;
  slug: string;
  title: string;
  description: string;
  /** ISO date and time in UTC. */
  date: string;
  tags: string[];
  /** Keys of content/authors. */
  authors: string[];
  /** Whether it has a truncate marker. */
  cut: boolean;
  release?: {
    version: string;
    dockerTag: string;
    highlights: string[];
    changes?: { items: { thanks: string[] }[] }[];
  };
}

/** Every post, newest first. */
export function sourcePosts(): SourcePost[] {
  const found = filesBelow('content/blog', '.mdx').map(name => {
    const file = join('content/blog', name);
    const { fields, body } = readSource<Omit<SourcePost, 'cut' | 'file'>>(file);
    return {
      ...fields,
      file,
      date: new Date(fields.date).toISOString(),
      cut: /\{\/\*\s*truncate\s*\*\/\}/.test(body),
      _raw: { sourceFileName: name },
    };
  });
  return newestFirst(found);
}

/** An author as their file has it. */
export interface SourceAuthor {
  key: string;
  name: string;
  url: string;
  /** Position on the authors page. */
  order: number;
}

/** Every author, in the order of the authors page. */
export function sourceAuthors(): SourceAuthor[] {
  return filesBelow('content/authors', '.yml')
    .map(file => ({
      ...(readYaml(join('content/authors', file)) as Omit<SourceAuthor, 'key'>),
      key: file.replace(/\.yml$/, ''),
    }))
    .sort((one, other) => one.order - other.order);
}

/** An entry of content/sidebar.yml. */
type SidebarEntry =
  | { doc: string; label?: string }
  | { link: string; href: string }
  | { category: string; doc?: string; collapsible?: boolean; items?: SidebarEntry[] };

/** A doc with its position in the sidebar of its version. */
export interface SourceDoc {
  id: string;
  route: string;
  file: string;
  title: string;
  /** Its label in the sidebar and breadcrumbs. Undefined outside the sidebar. */
  label?: string;
  /** Whether its page and its entry in the sidebar, or its category there, say that it's experimental. */
  experimental: boolean;
  /** The categories that contain it, outermost first. */
  trail: string[];
  previous?: SourceDoc;
  next?: SourceDoc;
}

/** Every published doc of every version. */
export function sourceDocs(): SourceDoc[] {
  const docs = new Map<string, SourceDoc>();
  for (const name of filesBelow('content/docs', '.mdx')) {
    const id = name.replace(/\.mdx$/, '');
    const file = `content/docs/${name}`;
    const {
      title,
      experimental = false,
      draft,
    } = readSource<{
      title: string;
      experimental?: boolean;
      draft?: boolean;
    }>(file).fields;
    if (!draft) docs.set(id, { id, route: routes.doc(id), file, title, experimental, trail: [] });
  }
  const { versions } = JSON.parse(readFileSync('content/versions.json', 'utf8')) as {
    versions: { name: string; folder: string }[];
  };
  for (const { name, folder } of versions) {
    const file = folder === '' ? 'content/sidebar.yml' : `content/sidebar.${name}.yml`;
    const inOrder = placed(readYaml(file) as SidebarEntry[], [], docs);
    inOrder.forEach((doc, index) => {
      doc.previous = inOrder[index - 1];
      doc.next = inOrder[index + 1];
    });
  }
  return [...docs.values()];
}

/** Sets the labels and trails of the docs in a sidebar, and returns them in order. */
function placed(entries: SidebarEntry[], trail: string[], docs: ReadonlyMap<string, SourceDoc>): SourceDoc[] {
  return entries.flatMap(entry => {
    if ('link' in entry) return [];
    const doc = entry.doc === undefined ? undefined : docs.get(entry.doc);
    const category = 'category' in entry ? entry.category : undefined;
    if (doc) {
      doc.label = category ?? ('label' in entry ? entry.label : undefined) ?? doc.title;
      doc.trail = trail;
    }
    const items = 'category' in entry ? placed(entry.items ?? [], [...trail, entry.category], docs) : [];
    return doc ? [doc, ...items] : items;
  });
}

/** A term of the glossary. */
export interface SourceTerm {
  term: string;
  definition: string;
}

/** Every term of the glossary. */
export function sourceTerms(): SourceTerm[] {
  return readYaml('content/glossary.yml') as SourceTerm[];
}
