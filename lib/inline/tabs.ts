/**
 * Makes every group of tabs on the page work: `[data-tabs]` contains `role="tab"` buttons, each of which refers to its panel.
 * Groups with the same `data-group` stay in sync, in this window and others, and remember the choice. It can be called again for
 * new groups.
 *
 * @param prefix the prefix of a group's storage key
 * @param setupEvent the event after which lib/setup/page has marked the tabs of the reader's setup
 */
export function runTabs(prefix: string, setupEvent: string): void {
  const find = (from: ParentNode, selector: string) => [...from.querySelectorAll<HTMLElement>(selector)];
  const show = (group: HTMLElement, label: string) => {
    const tabs = find(group, ':scope > [role=tablist] > [role=tab]');
    if (!tabs.some(tab => tab.dataset.label === label)) return;
    for (const tab of tabs) {
      const chosen = tab.dataset.label === label;
      tab.ariaSelected = String(chosen);
      tab.tabIndex = chosen ? 0 : -1;
      const panel = document.getElementById(String(tab.getAttribute('aria-controls')));
      if (panel) panel.hidden = !chosen;
    }
  };
  const named = (name: string) => find(document, `[data-tabs][data-group="${CSS.escape(name)}"]`);
  const showAll = (name: string, label: string) => named(name).forEach(group => show(group, label));
  const storage = (action: (store: Storage) => void) => {
    try {
      action(localStorage);
    } catch {
      // Without storage, the choice only lasts on this page.
    }
  };
  const select = (tab: HTMLElement) => {
    const group = tab.closest<HTMLElement>('[data-tabs]');
    const { label = '' } = tab.dataset;
    if (!group) return;
    const before = tab.getBoundingClientRect().top;
    show(group, label);
    const name = group.dataset.group;
    for (const each of name ? named(name) : [group]) each.dataset.opened = '';
    if (name) {
      showAll(name, label);
      storage(store => store.setItem(prefix + name, label));
    }
    // Other groups may have changed height, so scroll to keep the tab under the reader's pointer.
    scrollBy(0, tab.getBoundingClientRect().top - before);
  };
  const restore = () =>
    storage(store => {
      for (const group of find(document, '[data-tabs][data-group]')) {
        const label = store.getItem(prefix + group.dataset.group);
        if (label !== null) show(group, label);
      }
    });
  /**
   * Prefers the tab for the reader's setup to the tab that was shown last. A tab that the reader opens on this page stays until
   * they change their setup.
   */
  const showOwn = (isChanged: boolean) => {
    for (const tab of find(document, '[role=tab][data-mine]').reverse()) {
      const group = tab.closest<HTMLElement>('[data-tabs]');
      if (group && (isChanged || group.dataset.opened === undefined)) show(group, String(tab.dataset.label));
    }
  };
  const findTarget = () => {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      // The hash isn't valid, as in "#100%".
      return null;
    }
  };
  /** A link may point to a heading in a hidden panel. */
  const reveal = () => {
    const target = findTarget();
    const panel = target?.closest('[role=tabpanel][hidden]');
    const tab = panel && document.getElementById(String(panel.getAttribute('aria-labelledby')));
    if (!tab) return;
    select(tab);
    target?.scrollIntoView();
  };

  restore();
  showOwn(false);
  reveal();
  const marks = document.documentElement.dataset;
  if (marks.tabs) return;
  marks.tabs = 'on';
  window.addEventListener('hashchange', reveal);
  window.addEventListener(setupEvent, event => showOwn(Boolean((event as CustomEvent).detail)));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix) && newValue !== null) showAll(key.slice(prefix.length), newValue);
  });
  document.addEventListener('click', event => {
    const { target } = event;
    const tab = target instanceof Element && target.closest<HTMLElement>('[data-tabs] [role=tab]');
    if (!tab) return;
    // preventDefault marks the click as handled, so that it isn't saved for the framework.
    event.preventDefault();
    select(tab);
  });
  document.addEventListener('keydown', event => {
    const tab = event.target instanceof Element && event.target.closest('[data-tabs] [role=tab]');
    const list = tab && tab.parentElement;
    // With a modifier, the arrow keys are the browser's: Alt and ← go back.
    if (!list || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = find(list, '[role=tab]');
    const position = tabs.indexOf(tab as HTMLElement);
    const steps: Record<string, number> = {
      ArrowRight: position + 1,
      ArrowLeft: position - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    tabs[step % tabs.length]?.focus();
  });
}
