import localFont from 'next/font/local';

/**
 * The site's one font (lib/fonts/font.ts names it), cut by `npm run font` to the letters of Western Europe, weights 400
 * to 700 and tabular figures. That makes 14 KB, which a server may send before it must wait for the first answer. It is
 * preloaded, and `optional`: a reader whose connection is too slow for the first paint reads that page in the fallbacks of
 * fallbacks.css, so that no text ever moves.
 */
export const siteFont = localFont({
  src: './site-font.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-site',
  adjustFontFallback: false,
});
