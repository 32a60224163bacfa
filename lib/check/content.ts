import type { SiteCheck } from './site';
import { versionsMistakes } from './versions';

/**
 * Checks all of the content (site.ts). Errors in the list of docs versions come first and alone, because the other checks import
 * it.
 */
export async function checkContent(): Promise<SiteCheck> {
  const mistakes = await versionsMistakes();
  if (mistakes.length > 0) return { mistakes, checked: 'the list of docs versions', readability: '' };
  const { checkSite } = await import('./site');
  return checkSite();
}
