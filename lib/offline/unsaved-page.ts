import { noticesStrings } from '@/strings/notices';
import { COLORS } from '../brand/colors';
import { PRODUCT_SHORT, SITE } from '../site';

const pair = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light}, ${dark})`;

/** The response for a page that can't be fetched and isn't in the saved edition. Status 503, because the page may exist. */
export function unsavedPage(basePath: string): Response {
  const html = `<!doctype html><html lang="${SITE.locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${noticesStrings.offline} | ${PRODUCT_SHORT}</title>
<style>
:root { color-scheme: light dark }
body { background: ${pair(COLORS.ground)}; color: ${pair(COLORS.text)}; font: 1.0625rem/1.65 system-ui, sans-serif; margin: 0 auto; max-width: 58rem; padding: 3rem 1rem }
h1 { font-size: 2.25rem; letter-spacing: -0.02em; line-height: 1.2; margin: 0 0 1rem }
p { margin: 0 0 1rem; max-width: 36rem }
a { color: ${pair(COLORS.accentText)}; text-underline-offset: 0.2em }
</style></head>
<body><main><h1>${noticesStrings.offline}</h1>
<p>${noticesStrings.notSaved}</p>
<p><a href="${basePath}/docs/">${noticesStrings.readSaved}</a>${noticesStrings.orAgain}<a href="">${noticesStrings.tryAgain}</a>.</p></main></body></html>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
