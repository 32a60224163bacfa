'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import iconButton from '@/components/ui/icon-button.module.css';
import { askedTheme, THEME_STORAGE_KEY, toggleLabel, type ThemeChoice } from '@/lib/theme';
import styles from './theme.module.css';

/** The mode that the address asks for, until the reader chooses another one. */
const AskedTheme = createContext<ThemeChoice | undefined>(undefined);

/**
 * Keeps the colour mode on <html data-theme> and tells components of it. lib/inline/theme.ts stands in for the script of
 * next-themes, which knows neither the query nor the button before the page is hydrated.
 */
export function Theme({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(() =>
    typeof window === 'undefined' ? undefined : askedTheme(window.location.search),
  );
  useEffect(() => {
    const onChoice = ({ key }: StorageEvent) => {
      if (key === THEME_STORAGE_KEY) setAsked(undefined);
    };
    window.addEventListener('storage', onChoice);
    return () => window.removeEventListener('storage', onChoice);
  }, []);
  // Not by forcedTheme: the script of next-themes would be written anew when it changes, which Trusted Types refuse. Effects and
  // listeners of a parent come after those of its child, so the last word is the address's.
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
      <AskedTheme value={asked}>{children}</AskedTheme>
    </ThemeProvider>
  );
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
      title={`${choice} mode`}
      type="button"
    >
      <Icon className={styles.light} name="sun" />
      <Icon className={styles.dark} name="moon" />
      <Icon className={styles.system} name="system" />
    </button>
  );
}
