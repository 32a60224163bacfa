import generated from '@/generated/content.json';
import { readCached } from '../cache';
import { mistakesIn } from './mistakes';
import { PAGE_CACHE } from './page-cache';
import type { PageRecord, PostParts } from './page-record';
import { SourceError } from './source-error';

/** What the app renders of a page. */
type CompiledPage = Pick<PageRecord, 'headings' | 'post'> & { code: string };

/** Pages that were read, by file: lists and feeds ask for the same post many times. */
const known = new Map<string, { key: string; page: CompiledPage }>();

/**
 * Reads the page that a content file was compiled to.
 *
 * @throws Error naming the mistakes in the file when they kept it from being compiled
 */
export function readPage(file: string): CompiledPage {
  const key = generated.pages[file] ?? '';
  const last = known.get(file);
  if (last?.key === key) return last.page;
  const record = readCached<PageRecord>(PAGE_CACHE, key);
  if (record?.code === undefined)
    throw new Error(reasons(file, record) || `${file} has not been compiled. Run npm run build.`);
  const { code, headings, post } = record;
  const page = { code, headings, post };
  known.set(file, { key, page });
  return page;
}

/** Why a page can't be shown. Its own mistakes are known before those that the check finds. */
function reasons(file: string, page: PageRecord | undefined): string {
  const own =
    page?.mistakes.map(({ reason, ...place }) => new SourceError(file, place, reason).message) ?? [];
  return [...new Set([...own, ...mistakesIn(file)])].join('\n');
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
