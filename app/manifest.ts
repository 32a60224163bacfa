import type { MetadataRoute } from 'next';
import { COLORS } from '@/lib/brand/colors';
import { routes, withBase } from '@/lib/routes';
import { PRODUCT, PRODUCT_SHORT, SITE } from '@/lib/site';
import { siteStrings } from '@/strings/site';

export const dynamic = 'force-static';

/** What the operating system shows when the site is added to the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: SITE.title,
    short_name: PRODUCT_SHORT,
    description: siteStrings.manifestDescription(PRODUCT),
    lang: SITE.locale,
    start_url: withBase(routes.home),
    scope: withBase(routes.home),
    display: 'browser',
    background_color: COLORS.ground.light,
    theme_color: COLORS.accent.light,
    icons: [
      { src: withBase('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBase('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: withBase('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
