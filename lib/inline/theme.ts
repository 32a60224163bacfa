/**
 * Shows the color mode before the first paint and keeps it right from then on: clicks on `data-theme-toggle`, changes of the
 * operating system, choices made in other tabs. It announces every choice with an event, which components/layout/theme passes on
 * to next-themes.
 *
 * @param key where the choice is stored
 * @param query the parameter of the address that asks for a mode
 * @param label the button's name, with `*` for the choice
 * @param event the name of the event that announces a choice; its `detail` is the choice
 */
export function runTheme(key: string, query: string, label: string, event: string): void {
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
  const announce = () => window.dispatchEvent(new CustomEvent(event, { detail: choice }));

  let choice: Choice = 'system';
  choice = stored();
  // An unknown value counts as none.
  store(choice);
  show(valid(new URLSearchParams(location.search).get(query)) ?? choice);

  document.addEventListener('DOMContentLoaded', () => show(choice));
  systemIsDark.addEventListener('change', () => show(choice));
  document.addEventListener('click', click => {
    if (!(click.target instanceof Element && click.target.closest('[data-theme-toggle]'))) return;
    // Served: lib/intent gives back only clicks that nothing has prevented.
    click.preventDefault();
    show(after[choice]);
    store(choice);
    announce();
  });
  window.addEventListener('storage', change => {
    if (change.key !== key && change.key !== null) return;
    // next-themes would store "system" here, where no value means system, and the other tab would hear of that in turn.
    change.stopImmediatePropagation();
    show(valid(change.newValue) ?? 'system');
    announce();
  });
  // A page that comes back from the browser's cache has missed every choice in the meantime.
  window.addEventListener('pageshow', shown => {
    if (!shown.persisted) return;
    show(stored());
    announce();
  });
}
