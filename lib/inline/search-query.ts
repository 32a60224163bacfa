/**
 * Shows the query from the search page's address in its heading and field before the first paint, and hides what's for readers
 * without a query, so that nothing moves when the framework loads.
 *
 * @param title the heading for a query, with `*` as the placeholder
 */
export function showQuery(title: string): void {
  const query = new URLSearchParams(location.search).get('q');
  const page = document.currentScript?.parentElement;
  const heading = page?.querySelector('h1');
  const field = page?.querySelector('input');
  if (!query || !heading || !field) return;
  heading.textContent = title.replace('*', () => query);
  field.value = query;
  page?.querySelector('[data-popular]')?.setAttribute('hidden', '');
}
