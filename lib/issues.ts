/** The app's issues. Every page loads this address for its error screen, so it isn't in lib/external.ts with the others. */
export const ISSUES_URL = 'https://github.com/actualbudget/actual/issues';

/** The form for a new issue about the documentation, filled in with a search that found nothing. */
export function missingPageUrl(query: string): string {
  const title = encodeURIComponent(`[Docs]: nothing found for "${query}"`);
  return `${ISSUES_URL}/new?title=${title}`;
}
