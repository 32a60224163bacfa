/*
 * Loads the framework at the first sign that the reader is about to act. scripts/finish/pages.ts puts this script at the end of
 * every exported page, in place of the framework's own script tags, and replaces BASE_PATH and INTENT_MS.
 *
 * Clicks on controls that only the framework handles are saved and replayed once it has taken over. Links, forms, popovers,
 * dialogs, and details work on their own, and so do controls with inline scripts, which prevent the default.
 *
 * The framework only starts when all of its scripts have loaded, because with some of them missing it would replace a readable
 * page with an error. If one can't be loaded, the page stays as it is, and the next sign of intent tries again.
 *
 * The page contains the styles that it needs until then (lib/finish/styles.ts), and its style sheets are disabled. They're
 * requested together with the scripts, and the framework waits for them, but also starts without one that fails. They're enabled
 * one after another: if a sheet were enabled before an earlier one, Chromium would set up the page's font again, and if the font
 * had come too late to be shown, the text would change.
 */
(() => {
  const root = document.documentElement;
  const signs = [
    'pointerover',
    'pointerdown',
    'touchstart',
    'wheel',
    'keydown',
    'focusin',
    'click',
    // From the site's own scripts (lib/intent/event.ts), for example when the search has results.
    'intent',
  ];
  // The last script is the one that starts the framework.
  let waiting = document.currentScript.dataset.framework.split(' ');
  const starter = waiting.pop();
  let sheets = [...document.querySelectorAll('link[disabled]')];
  let missing = waiting.length + sheets.length;
  let savedClick;

  const loaded = () => {
    missing -= 1;
    if (missing === 0) add(starter);
  };

  const add = source => {
    const script = document.createElement('script');
    script.src = source;
    // In order, because the framework needs the page's complete data, which comes first.
    script.async = false;
    script.onload = loaded;
    script.onerror = () => {
      script.remove();
      waiting.push(source);
    };
    document.body.append(script);
  };

  const enable = ([sheet, ...rest]) => {
    if (!sheet) return;
    sheet.onload = sheet.onerror = () => {
      loaded();
      enable(rest);
    };
    sheet.removeAttribute('disabled');
  };

  const load = () => {
    if (waiting.length === 0) return;
    const sources = waiting;
    waiting = [];
    // Starts the request together with the others. A preload wouldn't work, because one that fails can't be retried.
    fetch(starter).catch(() => {});
    sources.forEach(add);
    for (const { href } of sheets) fetch(href).catch(() => {});
    enable(sheets);
    sheets = [];
  };

  const saveClick = event => {
    const control = event.target.closest(
      'button,[role=button],[role=tab],[role=switch],input[type=checkbox],input[type=radio]',
    );
    const native = control?.popoverTargetElement ?? control?.commandForElement ?? control?.form;
    if (control && !event.defaultPrevented && !native) savedClick = savedClick ?? control;
  };

  // The search doesn't need the framework and responds faster without it, so the box's first answer is the signal to load the
  // framework. An inline script has already handled the keyboard shortcut.
  const isSearch = ({ type, target, defaultPrevented }) =>
    target.closest?.('form[role=search]') || (type === 'keydown' && defaultPrevented);

  // A link doesn't need the framework: its page has already been fetched, and the browser opens it. Loading the framework's
  // scripts would slow that page down and then be discarded. Keys still load the framework, because a reader who tabs through
  // links stays on this page.
  const linkOf = ({ type, target }) => (type.startsWith('key') ? null : target.closest?.('a[href]'));

  const isSaving = ({ saveData, effectiveType } = {}) =>
    saveData || /2g/.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches;

  // Without speculation rules, the page is fetched into the browser's cache, which keeps it for a minute (CACHE in
  // lib/security/headers.ts). The body has to be read to its end, or the browser wouldn't cache it.
  const fetched = [location.pathname];
  const fetchPage = ({ origin, pathname, search }) => {
    const page = pathname + search;
    const isPage = origin === location.origin && pathname.startsWith(BASE_PATH) && pathname.endsWith('/');
    if (!isPage || fetched.includes(page) || isSaving(navigator.connection)) return;
    fetched.push(page);
    fetch(page)
      .then(response => response.text())
      .catch(() => {});
  };
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  let resting;
  const fetchAhead = (type, link) => {
    clearTimeout(resting);
    if (hasRules || !link) return;
    // A pointer that only passes over the link doesn't fetch anything.
    if (type === 'pointerover') resting = setTimeout(fetchPage, INTENT_MS, link);
    if (type === 'pointerdown' || type === 'touchstart') fetchPage(link);
  };

  const act = event => {
    const link = linkOf(event);
    fetchAhead(event.type, link);
    if (isSearch(event) || link) return;
    if (event.type === 'click') saveClick(event);
    load();
  };

  for (const sign of signs) addEventListener(sign, act, { passive: true });

  // During hydration, React stops events that it can't handle yet in the capture phase. Inline scripts, the search box, and this
  // script still need to get them.
  const stopped = [
    ...['pointerover', 'mouseover', 'pointerdown', 'mousedown', 'touchstart', 'click', 'focusin', 'focusout'],
    ...['keydown', 'beforeinput', 'input', 'change', 'submit'],
  ];
  const pass = event => {
    event.stopPropagation = () => {};
  };
  for (const type of stopped) addEventListener(type, pass, { capture: true, passive: true });

  // When the framework takes over, it restores the address that it started with. If the reader has followed a link to another
  // place on the page since then, the page would stay where it was.
  let place;
  const savePlace = () => {
    place = location.hash;
  };
  addEventListener('popstate', savePlace);

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('popstate', savePlace);
    if (place && place !== location.hash) location.replace(place);
    for (const sign of signs) removeEventListener(sign, act);
    for (const type of stopped) removeEventListener(type, pass, true);
    // From now on, the framework prefetches pages instead of the browser.
    document.querySelector('script[type=speculationrules]')?.remove();
    if (savedClick?.isConnected) savedClick.click();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
})();
