/**
 * Shows the reader's setup: marks every element of the chosen options (`data-setup`) with `data-mine`, and writes the reader's
 * values into `data-fill`. While the page is parsed, it does so before each paint. After that, it follows changes in this window
 * and others. Without a setup, it changes nothing. It can be called again for new elements.
 *
 * @param key the storage key of the setup
 * @param event the event on `document` that announces a new setup
 * @param lines `name=pattern` for each field: stored values that don't match are ignored
 */
export function runSetup(key: string, event: string, lines: string): void {
  type Values = Record<string, string>;
  const marks = document.documentElement.dataset;
  if (marks.hasSetup) {
    document.dispatchEvent(new Event(event, { bubbles: true }));
    return;
  }
  marks.hasSetup = 'on';
  const defaults = new WeakMap<Element, string>();
  const read = () => {
    const valid: Values = {};
    try {
      const stored = Object(JSON.parse(String(localStorage.getItem(key)))) as Record<string, unknown>;
      for (const line of lines.split('\n')) {
        const [name = ''] = line.split('=', 1);
        const value = stored[name];
        if (typeof value === 'string' && new RegExp(`^(?:${line.slice(name.length + 1)})$`).test(value))
          valid[name] = value;
      }
    } catch {
      // Blocked or damaged: the page is shown as without a setup.
    }
    return valid;
  };
  const apply = () => {
    const chosen = [...Object.values(setup), ...Object.keys(setup)];
    document.querySelectorAll<HTMLElement>('[data-setup]').forEach(element => {
      const isMine = String(element.dataset.setup)
        .split(' ')
        .some(name => chosen.includes(name));
      if (isMine !== element.hasAttribute('data-mine')) element.toggleAttribute('data-mine');
    });
    document.querySelectorAll<HTMLElement>('[data-fill]').forEach(element => {
      if (!defaults.has(element)) defaults.set(element, element.textContent);
      const text = setup[String(element.dataset.fill)] ?? defaults.get(element) ?? '';
      if (element.textContent !== text) element.textContent = text;
    });
  };
  // Tabs listen on `window`, where the event arrives after their marks are right.
  document.addEventListener(event, announced => {
    const { detail } = announced as CustomEvent<Values | undefined>;
    if (detail) setup = detail;
    apply();
  });
  const reread = () => document.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: read() }));
  window.addEventListener('storage', change => {
    if (change.key === key || change.key === null) reread();
  });
  // A page restored from the back/forward cache has missed any changes in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reread();
  });
  let setup = read();
  if (document.readyState !== 'loading') apply();
  else if (Object.keys(setup).length > 0) {
    const observer = new MutationObserver(apply);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => observer.disconnect());
  }
}
