/** Links. */
export const linksStrings = {
  opensInNewTab: '(opens in new tab)',
} as const;
