declare global {
  interface Window {
    /** Starts the search page (lib/search/page), or keeps its query in the address if it's already running. */
    openSearchPage?(): void;
    /** Shows the results for the address. */
    followSearchAddress?(): void;
    /** The worker that was started along with the search page's script, which then uses it. */
    searchPageWorker?: Worker;
  }
}

/** What startSearchPage takes. */
export type StartArguments = Parameters<typeof startSearchPage>;

/**
 * Shows the query from the search page's address in its heading and field before the first paint, hides what's for readers
 * without a query, and loads the page's script, the worker's script, and the index at once. Nothing waits for the framework.
 *
 * @param title the heading for a query, with `*` as the placeholder
 * @param folder the index folder of the default docs version
 * @param file the name of the page's script
 * @param failed what is shown if the script can't be loaded
 * @param again the name of the button that tries again
 */
export function startSearchPage(
  title: string,
  folder: string,
  file: string,
  failed: string,
  again: string,
): void {
  const page = document.querySelector('main[data-search-page]');
  const heading = page?.querySelector('h1');
  const field = page?.querySelector('input');
  const results = page?.querySelector('[data-search-results]');
  if (!heading || !field || !results) return;
  const params = new URLSearchParams(location.search);
  const query = params.get('q');
  if (query) {
    heading.textContent = title.replace('*', () => query);
    field.value = query;
    page?.querySelector('[data-popular]')?.setAttribute('hidden', '');
  }

  const load = () => {
    // With a filter, the script starts a worker for another index.
    const worker =
      params.has('ctx') || params.has('version') ? undefined : window.startSearchWorker(folder, '');
    window.searchPageWorker = worker;
    if (worker) worker.onerror = () => delete window.searchPageWorker;
    const script = document.createElement('script');
    script.src = folder + file;
    script.onerror = () => {
      worker?.terminate();
      script.remove();
      const retry = document.createElement('button');
      retry.textContent = again;
      retry.type = 'button';
      retry.onclick = event => {
        event.preventDefault();
        load();
      };
      const alert = document.createElement('p');
      alert.role = 'alert';
      alert.append(failed, ' ', retry);
      results.replaceChildren(alert);
    };
    document.head.append(script);
  };
  load();
}
