import { frameStrings } from '@/strings/frame';

/** Color mode (docs/requirement.md#color-mode): the reader's choice, and where it is stored. */

/** What a reader can choose. `system` follows the operating system and is stored as no value at all. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Whether a value is a choice that a reader can make. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Key of the stored choice, `light` or `dark`. */
export const THEME_STORAGE_KEY = 'theme';

/** The event on `window` that announces a choice; its `detail` is the choice. */
export const THEME_EVENT = 'theme-choice';

/** An address with this query parameter shows a color mode without storing it. */
export const THEME_QUERY = 'docusaurus-theme';

/** The color mode that an address asks for, or undefined. */
export function askedTheme(search: string): 'light' | 'dark' | undefined {
  const asked = new URLSearchParams(search).get(THEME_QUERY);
  return asked === 'light' || asked === 'dark' ? asked : undefined;
}

/** The accessible name of the button that changes the color mode; `*` stands for a choice that is not known yet. */
export function toggleLabel(choice: ThemeChoice | '*'): string {
  return frameStrings.switchColorMode(choice);
}
