import generated from '@/generated/content.json';
import { readCached } from '../cache';
import { mistakesIn } from './mistakes';
import { PAGE_CACHE } from './page-cache';
import type { PageRecord, PostParts } from './page-record';
import { SourceError } from './source-error';

/** The parts of a compiled page that the app renders. */
type CompiledPage = Pick<PageRecord, 'headings' | 'post' | 'setup'> & { code: string };

/** Pages that were read, by file, because lists and feeds ask for the same post many times. */
const known = new Map<string, { key: string; page: CompiledPage }>();

/**
 * Reads the compiled page of a content file.
 *
 * @throws Error listing the file's errors if it couldn't be compiled
 */
export function readPage(file: string): CompiledPage {
  const key = generated.pages[file] ?? '';
  const last = known.get(file);
  if (last?.key === key) return last.page;
  const record = readCached<PageRecord>(PAGE_CACHE, key);
  if (record?.code === undefined)
    throw new Error(reasons(file, record) || `${file} hasn't been compiled. Run npm run build.`);
  const { code, headings, post, setup } = record;
  const page = { code, headings, post, setup };
  known.set(file, { key, page });
  return page;
}

/** Why a page can't be shown. Its own errors are known before those from the checks. */
function reasons(file: string, page: PageRecord | undefined): string {
  const own =
    page?.mistakes.map(({ reason, ...place }) => new SourceError(file, place, reason).message) ?? [];
  return [...new Set([...own, ...mistakesIn(file)])].join('\n');
}

/**
 * Reads the compiled post of a content file.
 *
 * @throws Error as readPage() does
 */
export function readPost(file: string): CompiledPage & PostParts {
  const page = readPage(file);
  if (!page.post) throw new Error(`${file} isn't a post.`);
  return { ...page, ...page.post };
}
