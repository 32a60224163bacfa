/*
 * The page comes first, the framework when the reader acts. This script stands at the end of every exported page in place of
 * the framework's own script tags (scripts/finish.ts puts it there). It adds them at the first sign of intent.
 *
 * Nothing is lost on the way: a click on a control that only the framework serves is kept and given back once it has taken
 * over. Links, forms, popovers, dialogs and details act by themselves, and so do controls of inline scripts, which prevent the
 * default. The framework starts when all of its scripts are there: with a part of them it would put an error in the place of
 * a page that can be read. While one is missing the page stays as it is, and the next sign of intent tries it again.
 *
 * scripts/finish/pages.ts replaces BASE_PATH and INTENT_MS.
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
    'searchanswer',
  ];
  // The last script is the one that starts the framework.
  let waiting = document.currentScript.dataset.framework.split(' ');
  const starter = waiting.pop();
  let missing = waiting.length;
  let kept;

  const add = source => {
    const script = document.createElement('script');
    script.src = source;
    // In order: the page's data comes first, and the framework must find it whole.
    script.async = false;
    script.onload = () => {
      missing -= 1;
      if (missing === 0) add(starter);
    };
    script.onerror = () => {
      script.remove();
      waiting.push(source);
    };
    document.body.append(script);
  };

  const load = () => {
    if (waiting.length === 0) return;
    const sources = waiting;
    waiting = [];
    // Under way with the others, so that it is there when its turn comes. A preload would not do: one that fails fails for good.
    fetch(starter).catch(() => {});
    sources.forEach(add);
  };

  const keep = event => {
    const control = event.target.closest(
      'button,[role=button],[role=tab],[role=switch],input[type=checkbox],input[type=radio]',
    );
    const native = control?.popoverTargetElement ?? control?.commandForElement ?? control?.form;
    if (control && !event.defaultPrevented && !native) kept = kept ?? control;
  };

  // The search box needs no framework and answers sooner without it; its first answer is the sign. The key that leads to the
  // box has been taken by an inline script.
  const isSearch = ({ type, target, defaultPrevented }) =>
    target.closest?.('form[data-search]') || (type === 'keydown' && defaultPrevented);

  // A link needs no framework: its page has been fetched ahead, and the browser opens it. The framework's scripts would only take
  // the network from that page, and be thrown away with this one. Keys still call it: who tabs along links is reading on here.
  const linkOf = ({ type, target }) => (type.startsWith('key') ? null : target.closest?.('a[href]'));

  const isSaving = ({ saveData, effectiveType } = {}) =>
    saveData || /2g/.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches;

  // Where there are no speculation rules, a page is fetched into the browser's cache, which has it for a minute (CACHE in
  // lib/security/headers.ts). The text is read to its end, or the browser would not keep it.
  const fetched = [location.pathname];
  const fetchPage = ({ origin, pathname, search }) => {
    const page = pathname + search;
    const isPage = origin === location.origin && pathname.startsWith(BASE_PATH) && pathname.endsWith('/');
    if (!isPage || fetched.includes(page) || isSaving(navigator.connection)) return;
    fetched.push(page);
    fetch(page).then(
      answer => answer.text(),
      () => {},
    );
  };
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  let resting;
  const fetchAhead = (type, link) => {
    clearTimeout(resting);
    if (hasRules || !link) return;
    // A pointer that only passes over the link fetches nothing.
    if (type === 'pointerover') resting = setTimeout(fetchPage, INTENT_MS, link);
    if (type === 'pointerdown' || type === 'touchstart') fetchPage(link);
  };

  const act = event => {
    const link = linkOf(event);
    fetchAhead(event.type, link);
    if (isSearch(event) || link) return;
    if (event.type === 'click') keep(event);
    load();
  };

  for (const sign of signs) addEventListener(sign, act, { passive: true });

  // While React takes the page over, it stops events that it cannot serve yet, on their way down. Inline scripts, the search box and
  // this one serve them without it, and must hear them all the same.
  const stopped = [
    ...['pointerover', 'mouseover', 'pointerdown', 'mousedown', 'touchstart', 'click', 'focusin', 'focusout'],
    ...['keydown', 'beforeinput', 'input', 'change', 'submit'],
  ];
  const pass = event => {
    event.stopPropagation = () => {};
  };
  for (const type of stopped) addEventListener(type, pass, { capture: true, passive: true });

  // A page that is nothing without the framework says so.
  if (document.querySelector('[data-needs-framework]')) load();

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    for (const sign of signs) removeEventListener(sign, act);
    for (const type of stopped) removeEventListener(type, pass, true);
    // The framework's own prefetching takes over from the browser's.
    document.querySelector('script[type=speculationrules]')?.remove();
    if (kept && kept.isConnected) kept.click();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
})();
