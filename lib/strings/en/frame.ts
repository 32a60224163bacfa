/** Header, drawer, footer, and announcement. */
export const frameStrings = {
  skipLink: 'Skip to main content',
  mainNavigation: 'Main',
  openDrawer: 'Toggle navigation bar',
  drawer: 'Menu',
  closeDrawer: 'Close navigation bar',
  /** The arrow is drawn, so only screen readers get this one. */
  backArrow: '← ',
  backToMainMenu: 'Back to main menu',
  close: 'Close',
  // Apart from the dialog's strings, which come with the dialog.
  readOffline: 'Read offline',
  offlineFailed: '(couldn’t be opened: no network)',
  copyright: (year: number, owner: string) => `Copyright © ${year} ${owner}`,
  colorModes: { light: 'light mode', dark: 'dark mode', system: 'system mode' },
  switchColorMode: (mode: string) => `Switch between dark and light mode (currently ${mode})`,
} as const;
