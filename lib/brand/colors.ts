/** The colors of app/styles/tokens.css for code that can't use style sheets. `npm run brand` writes this file. */
export const COLORS = {
  accent: { light: '#7d17cf', dark: '#9a45e6' },
  accentText: { light: '#7313bf', dark: '#c79bfa' },
  accentSoft: { light: '#f4ebfd', dark: '#2a2148' },
  ground: { light: '#ffffff', dark: '#0e1828' },
  line: { light: '#e0e5ee', dark: '#24344e' },
  text: { light: '#17202f', dark: '#e6ecf6' },
  muted: { light: '#51607a', dark: '#a5b3ca' },
} as const;
