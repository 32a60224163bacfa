/**
 * Explains on the home page why a site's style sheets and scripts can't be loaded: it was built for a different base path than
 * it's served under. The page doesn't load its style sheets (lib/finish/styles.ts), so this script checks whether one can be
 * loaded. If not, it loads the framework right away (lib/intent), and shows the banner if that fails, too.
 *
 * @param baseUrl the base path that the site was built for
 * @param intent the event that loads the framework
 * @param help the address of a page about base paths
 * @param notLoaded the banner's first line; the other strings are its other lines (lib/strings)
 */
export function runBaseUrlBanner(
  baseUrl: string,
  intent: string,
  help: string,
  notLoaded: string,
  reason: string,
  current: string,
  byDefault: string,
  suggestion: string,
): void {
  const line = (...parts: (string | Node)[]) => {
    const paragraph = document.createElement('p');
    paragraph.append(...parts);
    return paragraph;
  };
  const show = () => {
    const name = document.createElement('strong');
    name.textContent = notLoaded;
    const link = document.createElement('a');
    link.href = help;
    link.textContent = reason;
    const path = location.pathname.replace(/\/*$/, '/');
    const banner = document.createElement('div');
    banner.style.cssText =
      'border:thick solid red;background:#fff;color:#000;font:16px sans-serif;padding:1rem';
    banner.append(
      line(name),
      line(link),
      line(`${current} ${baseUrl}${baseUrl === '/' ? ` ${byDefault}` : ''}`),
      line(`${suggestion} ${path}`),
    );
    document.body.prepend(banner);
  };

  const loadFramework = () => {
    const stop = new AbortController();
    window.addEventListener(
      'error',
      event => {
        if (!(event.target instanceof HTMLScriptElement)) return;
        stop.abort();
        show();
      },
      { capture: true, signal: stop.signal },
    );
    window.dispatchEvent(new Event(intent));
  };

  window.addEventListener('load', () => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!sheet || !navigator.onLine) return;
    fetch(sheet.href, { method: 'HEAD' }).then(({ ok }) => ok || loadFramework(), loadFramework);
  });
}
