import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fieldsOf } from '../content/fields';
import {
  bodyOf,
  encodingMistake,
  filesBelow,
  parseFrontMatter,
  plainText,
  readYaml,
  type YamlSource,
} from '../content/files';
import { releaseMistakes, type Release } from '../content/release';
import { SourceError } from '../content/source-error';

/** A doc or post as its author wrote it. */
export interface PageSource {
  file: string;
  /** The whole file, for checks that go line by line. */
  text: string;
  /** The Markdown after the front matter. */
  body: string;
  /** Undefined if it can't be read, which is reported separately. */
  frontMatter?: YamlSource;
  fields: PageFields;
}

/** The front matter fields of a page that have the right type. */
export interface PageFields {
  title: string;
  description: string;
  slug?: string;
  date: string;
  tags: string[];
  authors: string[];
  release?: Release;
  draft: boolean;
  reference: boolean;
  sidebar: boolean;
}

/** The content files, and the errors for those that can't be read. */
export interface Sources {
  docs: PageSource[];
  posts: PageSource[];
  authors: YamlSource[];
  mistakes: SourceError[];
}

/** contentlayer can't read front matter with these line endings. */
const CRLF =
  "The file has Windows line endings (CRLF). Save it with LF, which you can choose in your editor's status bar.";

/** Reads the content's pages and authors without type checks, so that one error doesn't hide the others. */
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
        const bytes = await readFile(file);
        const saved = bytes.toString();
        if (saved.includes('\r\n')) mistakes.push(new SourceError(file, { line: 1 }, CRLF));
        const unread = encodingMistake(bytes, file);
        if (unread) mistakes.push(unread);
        const text = unread ? '' : plainText(saved);
        const frontMatter = unread ? undefined : await orReport(() => parseFrontMatter(text, file));
        return { file, text, body: bodyOf(text).body, frontMatter, fields: pageFieldsOf(frontMatter?.value) };
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

function pageFieldsOf(value: unknown): PageFields {
  const fields = fieldsOf(value);
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
    reference: fields.reference === true,
    sidebar: fields.sidebar !== false,
  };
}
