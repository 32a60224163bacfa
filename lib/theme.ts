/** Color mode (docs/requirement.md#color-mode): the reader's choice, and where it is stored. */

/** What a reader can choose. `system` follows the operating system and is stored as no value at all. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Key of the stored choice, `light` or `dark`. */
export const THEME_STORAGE_KEY = 'theme';

/** An address with this query parameter shows a colour mode without storing it. */
export const THEME_QUERY = 'docusaurus-theme';

/** The colour mode that an address asks for, or undefined. */
export function askedTheme(search: string): 'light' | 'dark' | undefined {
  const asked = new URLSearchParams(search).get(THEME_QUERY);
  return asked === 'light' || asked === 'dark' ? asked : undefined;
}

/** The accessible name of the button that changes the colour mode; `*` stands for a choice that is not known yet. */
export function toggleLabel(choice: ThemeChoice | '*'): string {
  return `Switch between dark and light mode (currently ${choice} mode)`;
}
