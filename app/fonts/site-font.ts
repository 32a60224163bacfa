import localFont from 'next/font/local';

/**
 * The site's font (named in lib/fonts/font.ts), subset by `npm run font` to the letters of Western Europe, weights 400 to 700,
 * and tabular figures. It's 14 KB, so a server can send it in the first round trip. It's preloaded and `optional`: on a slow
 * connection, the reader sees that page in the fallback fonts of fallbacks.css, so that text never moves.
 */
export const siteFont = localFont({
  src: './site-font.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-site',
  adjustFontFallback: false,
});
