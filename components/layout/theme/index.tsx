'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import iconButton from '@/components/ui/icon-button.module.css';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { storageSlot } from '@/lib/storage';
import { requestedTheme, isThemeChoice, THEME_EVENT, THEME_STORAGE_KEY, type ThemeChoice } from '@/lib/theme';
import { frameStrings } from '@/strings/frame';
import styles from './theme.module.css';

/** The mode in the address, until the reader chooses another one. */
const RequestedTheme = createContext<ThemeChoice | undefined>(undefined);

/**
 * Sets the color mode on <html data-theme> and provides it to components.
 *
 * next-themes loads with the framework, but the mode has to be right, and its button has to work, before that. So
 * lib/inline/theme.ts replaces next-themes' script and stores the choice, and `Choices` passes each choice to next-themes.
 */
export function Theme({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(() =>
    typeof window === 'undefined' ? undefined : requestedTheme(window.location.search),
  );
  const onChoice = useCallback(() => setAsked(undefined), []);
  // This doesn't use forcedTheme: next-themes would write its script again when it changes, which Trusted Types block. Effects
  // and listeners of a parent run after those of its child, so the address takes precedence.
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
      <RequestedTheme value={asked}>
        <Choices onChoice={onChoice} />
        {children}
      </RequestedTheme>
    </ThemeProvider>
  );
}

/** Passes the reader's choices to next-themes, including one made before it was loaded. */
function Choices({ onChoice }: { onChoice: () => void }) {
  const { theme, setTheme } = useTheme();
  const asked = useContext(RequestedTheme);
  useEffect(() => {
    const choose = (choice: ThemeChoice) => {
      if (choice !== theme) setTheme(choice);
      // next-themes stores "system", but the requirement is to store no value.
      if (choice === 'system') storageSlot(THEME_STORAGE_KEY).remove();
    };
    const follow = (event: Event) => {
      if (!(event instanceof CustomEvent && isThemeChoice(event.detail))) return;
      onChoice();
      choose(event.detail);
    };
    // If storage is blocked, only the page knows about an earlier choice.
    const shown = document.documentElement.dataset.themeChoice;
    if (!asked && isThemeChoice(shown) && shown !== theme) choose(shown);
    window.addEventListener(THEME_EVENT, follow);
    return () => window.removeEventListener(THEME_EVENT, follow);
  }, [asked, theme, setTheme, onChoice]);
  return null;
}

/**
 * The button that cycles through light, dark, and system. It works and looks right before hydration: the inline script handles
 * its clicks and sets its label, and CSS shows the icon of the choice in <html data-theme-choice>.
 */
export function ThemeToggle() {
  const { theme } = useTheme();
  const asked = useContext(RequestedTheme);
  const hydrated = useHydrated();
  const chosen = asked ?? theme;
  const choice = hydrated && isThemeChoice(chosen) ? chosen : 'system';
  return (
    <button
      aria-label={frameStrings.switchColorMode(frameStrings.colorModes[choice])}
      className={`${iconButton.button} ${styles.toggle}`}
      data-theme-toggle
      suppressHydrationWarning
      title={frameStrings.colorModes[choice]}
      type="button"
    >
      <Icon className={styles.light} name="sun" />
      <Icon className={styles.dark} name="moon" />
      <Icon className={styles.system} name="system" />
    </button>
  );
}
