/**
 * Shows the colour mode before the first paint and keeps it right from then on: clicks on `data-theme-toggle`, changes of the
 * operating system, choices made in other tabs. next-themes learns of each choice by a storage event, as if another tab had
 * made it, because its own way of choosing would store `system`.
 *
 * @param key where the choice is stored
 * @param query the parameter of the address that asks for a mode
 * @param label the button's name, with `*` for the choice
 */
export function runTheme(key: string, query: string, label: string): void {
  type Choice = 'light' | 'dark' | 'system';
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const after: Record<Choice, Choice> = { system: 'light', light: 'dark', dark: 'system' };
  const valid = (value: string | null) => (value === 'light' || value === 'dark' ? value : undefined);
  /** The stored choice; the choice of this page where storage is blocked. */
  const stored = (): Choice => {
    try {
      return valid(localStorage.getItem(key)) ?? 'system';
    } catch {
      return choice;
    }
  };
  const store = (value: Choice) => {
    try {
      if (value === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Blocked or full: the choice holds until the page is left.
    }
  };
  const show = (value: Choice) => {
    choice = value;
    root.dataset.themeChoice = choice;
    root.dataset.theme = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice;
    document.querySelectorAll('[data-theme-toggle]').forEach(button => {
      button.setAttribute('title', `${choice} mode`);
      button.setAttribute('aria-label', label.replace('*', choice));
    });
  };
  const tell = () => {
    telling = true;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: choice }));
    telling = false;
  };

  let telling = false;
  let choice: Choice = 'system';
  choice = stored();
  // A value that nobody could have chosen here counts as none.
  store(choice);
  show(valid(new URLSearchParams(location.search).get(query)) ?? choice);

  document.addEventListener('DOMContentLoaded', () => show(choice));
  systemIsDark.addEventListener('change', () => show(choice));
  document.addEventListener('click', event => {
    if (!(event.target instanceof Element && event.target.closest('[data-theme-toggle]'))) return;
    // Taken: lib/intent gives back clicks that only the framework could serve.
    event.preventDefault();
    show(after[choice]);
    store(choice);
    tell();
  });
  window.addEventListener('storage', event => {
    if (telling || (event.key !== key && event.key !== null)) return;
    event.stopImmediatePropagation();
    show(valid(event.newValue) ?? 'system');
    tell();
  });
  // A page that comes back from the browser's cache has heard of nothing meanwhile.
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return;
    show(stored());
    tell();
  });
}
