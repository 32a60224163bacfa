declare global {
  interface Window {
    /** Starts a search worker on the index of a context. It is there on every page, before anything else of the search. */
    startSearchWorker(folder: string, context: string): Worker;
    /** The docs version that this page's box searches, by its path, '' for the one for most readers; and where its index is. */
    searchIndex(): { version: string; folder: string };
    /** The worker that was started with the search box's script; it takes it over. */
    searchBoxWorker?: Worker;
  }
}

/**
 * Wakes the search box. mod+k leads to it, and the first sign that it will be used, the pointer or the focus, fetches all it
 * needs at once: its script, the worker's script and the index. Nothing is fetched before, and nothing waits for the framework.
 *
 * @param base what every path of the site begins with
 * @param folders where it is for each docs version, by the version's path, as JSON; '' is the one for most readers
 * @param box the name of the search box's script
 * @param engine the name of the worker's script
 * @param index the name of the index's first file; a context's has the context in it
 */
export function runSearch(base: string, folders: string, box: string, engine: string, index: string): void {
  const apple = document.documentElement.dataset.platform === 'apple';

  window.searchIndex = () => {
    const known = JSON.parse(folders) as Record<string, string>;
    const [own = ''] = Object.keys(known)
      .filter(version => version !== '' && location.pathname.startsWith(`${base}${version}/`))
      .sort((a, b) => b.length - a.length);
    const version = known[own] === known[''] ? '' : own;
    return { version, folder: String(known[version]) };
  };

  window.startSearchWorker = (from, context) => {
    const address = (name: string) => {
      const url = new URL(from + name, location.href);
      if (url.origin !== location.origin) throw new Error(`The search index is on another site: ${url.href}`);
      return JSON.stringify(url.href);
    };
    const first = address(context === '' ? index : index.replace('.', `-${context}.`));
    // The page's policies hold in the worker too: it may load its own script. The index is fetched while that is on its way; that
    // it failed is said when the script asks for it.
    const boot =
      'self.trustedTypes?.createPolicy("default",{createScriptURL:address=>address});' +
      `self.boot={folder:${address('')},context:"${context}",first:fetch(${first})};` +
      `boot.first.catch(()=>0);importScripts(${address(engine)})`;
    const worker = new Worker(URL.createObjectURL(new Blob([boot], { type: 'text/javascript' })));
    // Whoever uses the worker says that it failed; it is no error of the page.
    worker.addEventListener('error', event => event.preventDefault());
    return worker;
  };

  for (const key of [apple ? '⌘' : 'ctrl', 'K']) {
    const hint = document.createElement('kbd');
    hint.textContent = key;
    document.querySelector('[data-search-end]')?.append(hint);
  }

  document.addEventListener('keydown', event => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || altKey || shiftKey || metaKey !== apple || ctrlKey === apple) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>('[data-search-field]')?.focus();
  });

  let awake = false;
  const wake = ({ target }: Event) => {
    if (awake || !(target instanceof Element && target.matches('[data-search-field]'))) return;
    awake = true;
    const { folder } = window.searchIndex();
    const worker = window.startSearchWorker(folder, '');
    window.searchBoxWorker = worker;
    worker.onerror = () => delete window.searchBoxWorker;
    const script = document.createElement('script');
    script.src = folder + box;
    script.onerror = () => {
      awake = false;
      worker.terminate();
      script.remove();
    };
    document.head.append(script);
  };
  document.addEventListener('pointerover', wake);
  document.addEventListener('focusin', wake);
}
