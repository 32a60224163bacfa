/** Color mode (docs/requirement.md#color-mode): the reader's choice, and where it's stored. */

/** The choices. `system` follows the operating system and is stored as no value. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Whether a value is a valid choice. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Key of the stored choice, `light` or `dark`. */
export const THEME_STORAGE_KEY = 'theme';

/** The event on `window` that announces a change. Its `detail` is the choice. */
export const THEME_EVENT = 'theme-choice';

/** A query parameter that sets the color mode without storing it. */
export const THEME_QUERY = 'docusaurus-theme';

/** The color mode in an address's query, or undefined. */
export function requestedTheme(search: string): 'light' | 'dark' | undefined {
  const asked = new URLSearchParams(search).get(THEME_QUERY);
  return asked === 'light' || asked === 'dark' ? asked : undefined;
}
