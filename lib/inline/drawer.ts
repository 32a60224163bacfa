/**
 * Opens and closes the drawer, a modal dialog. Attributes define what a control does: `data-drawer-toggle` opens and closes,
 * `data-drawer-close` closes, `data-drawer-back` shows the main menu.
 *
 * @param desktop the media query of windows without a drawer
 */
export function runDrawer(desktop: string): void {
  interface Navigation {
    currentEntry: { index: number } | null;
  }
  const { navigation } = window as { navigation?: Navigation };
  // In browsers without the Navigation API, the state of each of the framework's history entries has a number.
  let number: number | undefined = history.state?.number ?? 0;
  const position = () => (navigation ? navigation.currentEntry?.index : number);
  const find = () => document.querySelector<HTMLDialogElement>('dialog[data-drawer]');
  let openedAt: number | undefined;
  let returning = false;

  const settle = (drawer: HTMLDialogElement) => {
    document.body.style.overflow = drawer.open ? 'hidden' : 'visible';
    document.querySelectorAll('[data-drawer-toggle]').forEach(button => {
      button.setAttribute('aria-expanded', String(drawer.open));
    });
  };
  const showPanel = (drawer: HTMLDialogElement, name: string) => {
    drawer.dataset.shown = name;
    drawer.querySelectorAll<HTMLElement>('[data-panel]').forEach(panel => {
      panel.inert = panel.dataset.panel !== name;
    });
  };
  const open = (drawer: HTMLDialogElement) => {
    showPanel(drawer, drawer.querySelector('[data-panel="secondary"]') ? 'secondary' : 'primary');
    openedAt = position();
    drawer.showModal();
    settle(drawer);
    drawer.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
    const panel = drawer.querySelector('[data-panel]:not([inert])');
    panel?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    if (!panel?.scrollTop) return;
    // Below the button, which stays at the top, is the heading above the link, if it isn't too far away, or a whole row.
    const edge = panel.querySelector('[data-drawer-back]')?.getBoundingClientRect().bottom ?? 0;
    const distances = (selector: string) =>
      [...panel.querySelectorAll(selector)].map(each => each.getBoundingClientRect().top - edge);
    const [ofLink = 0] = distances('[aria-current="page"]');
    const heading = distances('li:has(> p)').findLast(each => each < ofLink) ?? -Infinity;
    if (ofLink - heading < panel.clientHeight / 2) panel.scrollBy(0, heading);
    panel.scrollBy(0, distances('li').findLast(each => each < 1) ?? 0);
  };
  const close = (drawer: HTMLDialogElement) => {
    drawer.close();
    settle(drawer);
  };

  const numberEntries = (method: 'pushState' | 'replaceState', step: number) => {
    const change = history[method].bind(history);
    history[method] = (state, ...address) => {
      if (state && number !== undefined) number += step;
      change(state && { ...state, number }, ...address);
    };
  };
  if (!navigation) {
    numberEntries('pushState', 1);
    numberEntries('replaceState', 0);
  }

  document.addEventListener('click', event => {
    const drawer = find();
    const target = event.target;
    if (!drawer || !(target instanceof Element)) return;
    if (target.closest('[data-drawer-toggle]')) {
      // Prevents the popover, which is for pages without scripts, and marks the click as handled for lib/intent/loader.js.
      event.preventDefault();
      (drawer.open ? close : open)(drawer);
    } else if (drawer.open && target.closest('[data-drawer-back]')) {
      event.preventDefault();
      showPanel(drawer, 'primary');
      drawer.querySelector<HTMLElement>('[data-panel="primary"] a')?.focus();
    } else if (
      drawer.open &&
      (target === drawer || target.closest('dialog [data-drawer-close], dialog a[href]:not([role=button])'))
    ) {
      close(drawer);
    }
  });
  // Escape closes a dialog without a click, and the event doesn't bubble.
  document.addEventListener(
    'close',
    event => {
      if (event.target === find()) settle(event.target as HTMLDialogElement);
    },
    true,
  );
  matchMedia(desktop).addEventListener('change', ({ matches }) => {
    const drawer = find();
    if (matches && drawer?.open) close(drawer);
  });
  // Back closes an open drawer and stays on the page. The router listens later and doesn't get the event. If the way back to the
  // page isn't known, the drawer closes and the router navigates.
  window.addEventListener('popstate', event => {
    if (!navigation) number = event.state?.number;
    const drawer = find();
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
    } else if (drawer?.open) {
      close(drawer);
      const now = position();
      if (openedAt === undefined || now === undefined) return;
      event.stopImmediatePropagation();
      if (openedAt !== now) {
        returning = true;
        history.go(openedAt - now);
      }
    }
  });
}
