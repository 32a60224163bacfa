import { absoluteUrl, routes } from '../../routes';
import { isHidden, type OutputCheck } from '../site';

/** The sitemap lists every page that search engines may index, and nothing else. */
export const sitemap: OutputCheck = {
  name: 'sitemap',
  run: async site => {
    const named = new Set(
      [...(await site.read(routes.sitemap)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
    );
    const expected = new Set(
      [...site.pages.values()].filter(page => !isHidden(page)).map(page => absoluteUrl(page.route)),
    );
    return [
      ...[...expected]
        .filter(url => !named.has(url))
        .map(url => `lib/seo/paths.ts: the sitemap doesn't list ${url}.`),
      ...[...named]
        .filter(url => url !== undefined && !expected.has(url))
        .map(url => `lib/seo/paths.ts: the sitemap lists ${url}, which search engines shouldn't index.`),
    ];
  },
};
