'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Icon } from '@/components/ui/icon';
import iconButton from '@/components/ui/icon-button.module.css';
import { storageSlot } from '@/lib/storage';
import {
  askedTheme,
  isThemeChoice,
  THEME_EVENT,
  THEME_STORAGE_KEY,
  toggleLabel,
  type ThemeChoice,
} from '@/lib/theme';
import { frameStrings } from '@/strings/frame';
import styles from './theme.module.css';

/** The mode that the address asks for, until the reader chooses another one. */
const AskedTheme = createContext<ThemeChoice | undefined>(undefined);

/**
 * Keeps the color mode on <html data-theme> and tells components about it.
 *
 * next-themes comes with the framework, and the mode must be right, and its button work, before that. So lib/inline/theme.ts
 * replaces the script of next-themes and stores the choice; `Choices` hands each choice to next-themes.
 */
export function Theme({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(() =>
    typeof window === 'undefined' ? undefined : askedTheme(window.location.search),
  );
  const onChoice = useCallback(() => setAsked(undefined), []);
  // Not by forcedTheme: next-themes would write its script again when that changes, which Trusted Types refuse. Effects and
  // listeners of a parent come after those of its child, so the address has the last word.
  useEffect(() => {
    if (!asked) return;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.theme = asked;
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [asked]);
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="system"
      enableColorScheme={false}
      enableSystem
      scriptProps={{ type: 'text/plain' }}
      storageKey={THEME_STORAGE_KEY}
    >
      <AskedTheme value={asked}>
        <Choices onChoice={onChoice} />
        {children}
      </AskedTheme>
    </ThemeProvider>
  );
}

/** Hands the reader's choices to next-themes, with the one made before it was there. */
function Choices({ onChoice }: { onChoice: () => void }) {
  const { theme, setTheme } = useTheme();
  const asked = useContext(AskedTheme);
  useEffect(() => {
    const choose = (choice: ThemeChoice) => {
      if (choice !== theme) setTheme(choice);
      // next-themes stores "system", where the requirement stores no value.
      if (choice === 'system') storageSlot(THEME_STORAGE_KEY).remove();
    };
    const follow = (event: Event) => {
      if (!(event instanceof CustomEvent && isThemeChoice(event.detail))) return;
      onChoice();
      choose(event.detail);
    };
    // Where storage is blocked, only the page knows of an earlier choice.
    const shown = document.documentElement.dataset.themeChoice;
    if (!asked && isThemeChoice(shown) && shown !== theme) choose(shown);
    window.addEventListener(THEME_EVENT, follow);
    return () => window.removeEventListener(THEME_EVENT, follow);
  }, [asked, theme, setTheme, onChoice]);
  return null;
}

const subscribe = () => () => {};

/**
 * The button that goes through light, dark and system. It works and looks right before the page is hydrated: the inline
 * script hears its clicks and names it, and CSS shows the icon of the choice on <html data-theme-choice>.
 */
export function ThemeToggle() {
  const { theme } = useTheme();
  const asked = useContext(AskedTheme);
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const choice = ((hydrated && (asked ?? theme)) || 'system') as ThemeChoice;
  return (
    <button
      aria-label={toggleLabel(choice)}
      className={`${iconButton.button} ${styles.toggle}`}
      data-theme-toggle
      suppressHydrationWarning
      title={frameStrings.colorMode(choice)}
      type="button"
    >
      <Icon className={styles.light} name="sun" />
      <Icon className={styles.dark} name="moon" />
      <Icon className={styles.system} name="system" />
    </button>
  );
}
