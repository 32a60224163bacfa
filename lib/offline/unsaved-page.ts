import { noticesStrings } from '@/strings/notices';
import { COLORS } from '../brand/colors';
import { PRODUCT_SHORT, SITE } from '../site';

/** The response for a page that can't be fetched and isn't in the saved edition. Status 503, because the page may exist. */
export function unsavedPage(basePath: string): Response {
  const html = `<!doctype html><html lang="${SITE.locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${noticesStrings.offline} | ${PRODUCT_SHORT}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.65 system-ui, sans-serif; margin: 15vh auto 0; max-width: 34rem; padding: 0 1rem }
a { color: light-dark(${COLORS.accentText.light}, ${COLORS.accentText.dark}) }
</style></head>
<body><main><h1>${noticesStrings.offline}</h1>
<p>${noticesStrings.notSaved}</p>
<p><a href="${basePath}/docs/">${noticesStrings.readSaved}</a>${noticesStrings.orAgain}<a href="">${noticesStrings.tryAgain}</a>.</p></main></body></html>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
