import { contextOf, type Context } from './files';

/** The parameters in the search page's address (docs/requirement.md#search-page). */
export interface SearchParams {
  query: string;
  context: Context;
  version: string | null;
}

/** Reads the parameters from an address's search string. Unknown contexts mean everything. */
export function readSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  return {
    query: params.get('q') ?? '',
    context: contextOf(params.get('ctx')),
    version: params.get('version'),
  };
}

/** The search string with a different query, context, or version. The query comes last, and empty values are left out. */
export function withSearchParams(search: string, { query, context, version }: SearchParams): string {
  const params = new URLSearchParams(search);
  params.delete('q');
  if (context === '') params.delete('ctx');
  else params.set('ctx', context);
  if (version === null) params.delete('version');
  else params.set('version', version);
  if (query !== '') params.set('q', query);
  return params.size > 0 ? `?${params.toString()}` : '';
}
