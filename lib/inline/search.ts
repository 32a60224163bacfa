declare global {
  interface Window {
    /** Starts a search worker with the index of a context. It's available on every page before any other search code. */
    startSearchWorker(folder: string, context: string): Worker;
    /** The path of the docs version that this page's box searches ('' for the default version), and its index's address. */
    searchIndex(): { version: string; folder: string };
    /** The worker that was started along with the search box's script, which then uses it. */
    searchBoxWorker?: Worker;
  }
}

/**
 * Loads the search box when it's about to be used. mod+k focuses it, and the first pointer or focus event loads everything it
 * needs at once: its script, the worker's script, and the index. Nothing loads before that, and nothing waits for the framework.
 *
 * @param base the base path of the site
 * @param folders the index folder of each docs version by the version's path, as JSON; '' is the default version
 * @param box the file name of the search box's script
 * @param engine the file name of the worker's script
 * @param index the name of the index's first file; the file of a context has the context's name in it
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
      if (url.origin !== location.origin)
        throw new Error(`The search index must be on this site, but it's at ${url.href}`);
      return JSON.stringify(url.href);
    };
    const first = address(context === '' ? index : index.replace('.', `-${context}.`));
    // The worker inherits the page's policies, so it can only load this site's script. Meanwhile, the index is fetched, and a
    // failure is reported when the script asks for it.
    const boot =
      'self.trustedTypes?.createPolicy("default",{createScriptURL:address=>address});' +
      `self.boot={folder:${address('')},context:"${context}",first:fetch(${first})};` +
      `boot.first.catch(()=>0);importScripts(${address(engine)})`;
    const worker = new Worker(URL.createObjectURL(new Blob([boot], { type: 'text/javascript' })));
    // The code that uses the worker reports its failure, so it isn't an error of the page.
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
