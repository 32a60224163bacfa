import generated from '@/generated/content.json';
import { readCached } from '../cache';
import { PAGE_CACHE } from './page-cache';
import type { PageRecord, PostParts } from './page-record';

/** What the app renders of a page. */
type CompiledPage = Pick<PageRecord, 'headings' | 'post'> & { code: string };

/** Pages that were read, by file: lists and feeds ask for the same post many times. */
const known = new Map<string, { key: string; page: CompiledPage }>();

/**
 * Reads the page that a content file was compiled to.
 *
 * @throws Error naming the mistakes in the file: in development instead of the page, elsewhere when it couldn't be compiled
 */
export function readPage(file: string): CompiledPage {
  const mistakes = generated.mistakes[file] ?? [];
  const page = compiledPage(file, generated.pages[file] ?? '');
  if (!page || (mistakes.length > 0 && process.env.NODE_ENV === 'development'))
    throw new Error(mistakes.join('\n') || `${file} has not been compiled. Run npm run build.`);
  return page;
}

function compiledPage(file: string, key: string): CompiledPage | undefined {
  const last = known.get(file);
  if (last?.key === key) return last.page;
  const { code, headings, post } = readCached<PageRecord>(PAGE_CACHE, key) ?? {};
  if (code === undefined || headings === undefined) return undefined;
  const page = { code, headings, post };
  known.set(file, { key, page });
  return page;
}

/**
 * Reads the post that a content file was compiled to.
 *
 * @throws Error as readPage() does
 */
export function readPost(file: string): CompiledPage & PostParts {
  const page = readPage(file);
  if (!page.post) throw new Error(`${file} is no post.`);
  return { ...page, ...page.post };
}
