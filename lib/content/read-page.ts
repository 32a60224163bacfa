import generated from '@/generated/content.json';
import { readCached } from '../cache';
import { PAGE_CACHE } from './page-cache';
import type { PageRecord, PostParts } from './page-record';

type CompiledPage = PageRecord & { code: string };

/**
 * Reads the page that a content file was compiled to.
 *
 * @throws Error naming the mistakes in the file: in development instead of the page, elsewhere when it couldn't be compiled
 */
export async function readPage(file: string): Promise<CompiledPage> {
  const mistakes = generated.mistakes[file] ?? [];
  const page = await readCached<PageRecord>(PAGE_CACHE, generated.pages[file] ?? '');
  const { code } = page ?? {};
  if (!page || code === undefined || (mistakes.length > 0 && process.env.NODE_ENV === 'development'))
    throw new Error(mistakes.join('\n') || `${file} has not been compiled. Run npm run build.`);
  return { ...page, code };
}

/**
 * Reads the post that a content file was compiled to.
 *
 * @throws Error as readPage() does
 */
export async function readPost(file: string): Promise<CompiledPage & PostParts> {
  const page = await readPage(file);
  if (!page.post) throw new Error(`${file} is no post.`);
  return { ...page, ...page.post };
}
