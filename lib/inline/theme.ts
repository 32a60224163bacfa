import type { ThemeChoice } from '../theme';

/**
 * Applies the color mode before the first paint and keeps it up to date: on clicks on `data-theme-toggle`, when the operating
 * system's setting changes, and when another tab changes it. Each change dispatches an event, which components/layout/theme
 * passes to next-themes.
 *
 * @param key the storage key of the choice
 * @param query the address's parameter that sets a mode
 * @param modes what each choice is called
 * @param label the button's name, with `*` as the placeholder for what the choice is called
 * @param event the name of the event, whose `detail` is the choice
 */
export function runTheme(
  key: string,
  query: string,
  modes: Record<ThemeChoice, string>,
  label: string,
  event: string,
): void {
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const after: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
  const valid = (value: string | null) => (value === 'light' || value === 'dark' ? value : undefined);
  /** The stored choice, or this page's choice if storage is blocked. */
  const stored = (): ThemeChoice => {
    try {
      return valid(localStorage.getItem(key)) ?? 'system';
    } catch {
      return choice;
    }
  };
  const store = (value: ThemeChoice) => {
    try {
      if (value === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Storage is blocked or full, so the choice only lasts on this page.
    }
  };
  const show = (value: ThemeChoice) => {
    choice = value;
    root.dataset.themeChoice = choice;
    root.dataset.theme = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice;
    document.querySelectorAll('[data-theme-toggle]').forEach(button => {
      button.setAttribute('title', modes[choice]);
      button.setAttribute('aria-label', label.replace('*', modes[choice]));
    });
  };
  const announce = () => window.dispatchEvent(new CustomEvent(event, { detail: choice }));

  let choice: ThemeChoice = 'system';
  choice = stored();
  // Unknown values are ignored.
  store(choice);
  show(valid(new URLSearchParams(location.search).get(query)) ?? choice);

  document.addEventListener('DOMContentLoaded', () => show(choice));
  systemIsDark.addEventListener('change', () => show(choice));
  document.addEventListener('click', click => {
    if (!(click.target instanceof Element && click.target.closest('[data-theme-toggle]'))) return;
    // preventDefault marks the click as handled: lib/intent only replays clicks that nothing has handled.
    click.preventDefault();
    show(after[choice]);
    store(choice);
    announce();
  });
  window.addEventListener('storage', change => {
    if (change.key !== key && change.key !== null) return;
    // For the choice "system", the site stores no value. next-themes would store "system", and the other tab would react to that.
    change.stopImmediatePropagation();
    show(valid(change.newValue) ?? 'system');
    announce();
  });
  // A page restored from the back/forward cache has missed any changes in the meantime.
  window.addEventListener('pageshow', shown => {
    if (!shown.persisted) return;
    show(stored());
    announce();
  });
}
