/** Header, drawer, footer, and announcement. */
export const frameStrings = {
  skipLink: 'Skip to main content',
  mainNavigation: 'Main',
  openDrawer: 'Toggle navigation bar',
  drawer: 'Menu',
  closeDrawer: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  close: 'Close',
  // Apart from the dialog's texts, which come with the dialog.
  readOffline: 'Read offline',
  offlineFailed: '(could not be opened: no network)',
  copyright: (year: number, owner: string) => `Copyright © ${year} ${owner}`,
  colorMode: (choice: string) => `${choice} mode`,
  switchColorMode: (choice: string) => `Switch between dark and light mode (currently ${choice} mode)`,
} as const;
