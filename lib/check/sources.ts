import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { bodyOf, filesBelow, parseFrontMatter, plainText, readYaml, type YamlSource } from '../content/files';
import { releaseMistakes, type Release } from '../content/release';
import { SourceError } from '../content/source-error';

/** A doc or post as its author wrote it. */
export interface PageSource {
  file: string;
  /** The whole text, for what goes by lines. */
  text: string;
  /** The Markdown after the front matter. */
  body: string;
  /** Undefined when it can't be read, which is among the mistakes. */
  frontMatter?: YamlSource;
  fields: PageFields;
}

/** Fields of a page's front matter as far as they have the right type. */
export interface PageFields {
  title: string;
  description: string;
  slug?: string;
  date: string;
  tags: string[];
  authors: string[];
  release?: Release;
  draft: boolean;
  sidebar: boolean;
}

/** The content as files, and what can't be read of it. */
export interface Sources {
  docs: PageSource[];
  posts: PageSource[];
  authors: YamlSource[];
  mistakes: SourceError[];
}

/** contentlayer can't read front matter with lines that end this way. */
const CRLF =
  'Its lines end in CRLF, as Windows writes them. Save the file with LF: choose it in the status bar of your editor.';

/** Reads the content's pages and authors without typing them, so that one mistake doesn't hide the others. */
export async function readSources(folder = 'content'): Promise<Sources> {
  const mistakes: SourceError[] = [];
  const orReport = async <Value>(read: () => Value | Promise<Value>): Promise<Value | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      mistakes.push(error);
    }
  };
  const pages = async (name: string) =>
    Promise.all(
      (await filesBelow(`${folder}/${name}`, '.mdx')).map(async (file): Promise<PageSource> => {
        const saved = await readFile(file, 'utf8');
        if (saved.includes('\r\n')) mistakes.push(new SourceError(file, { line: 1 }, CRLF));
        const text = plainText(saved);
        const frontMatter = await orReport(() => parseFrontMatter(text, file));
        return { file, text, body: bodyOf(text).body, frontMatter, fields: fieldsOf(frontMatter?.value) };
      }),
    );
  const authors = await Promise.all(
    (await filesBelow(`${folder}/authors`, '.yml')).map(file => orReport(() => readYaml(file))),
  );
  return {
    docs: await pages('docs'),
    posts: await pages('blog'),
    authors: authors.filter(author => author !== undefined),
    mistakes,
  };
}

/** An author's key: the name of their file. */
export const authorKeyOf = ({ file }: YamlSource) => basename(file, '.yml');

function fieldsOf(value: unknown): PageFields {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const texts = (name: string) =>
    Array.isArray(fields[name]) ? fields[name].filter(item => typeof item === 'string') : [];
  return {
    title: text('title') ?? '',
    description: text('description') ?? '',
    slug: text('slug'),
    date: text('date') ?? '',
    tags: texts('tags'),
    authors: texts('authors'),
    release: releaseMistakes(fields.release).length === 0 ? (fields.release as Release) : undefined,
    draft: fields.draft === true,
    sidebar: fields.sidebar !== false,
  };
}
