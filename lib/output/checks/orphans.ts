import { basePath } from '../../base-path.mjs';
import { routes } from '../../routes';
import { attributeOf } from '../html';
import { elementsNamed, isHidden, type OutputCheck } from '../site';
import { decoded } from './links';

/** Every page that search engines may index can be reached by links from the home page. */
export const orphans: OutputCheck = {
  name: 'orphan pages',
  run: site => {
    const reached = new Set<string>([routes.home]);
    for (const route of reached) {
      const page = site.pages.get(route);
      if (!page) continue;
      for (const link of elementsNamed(page, 'a')) {
        const href = attributeOf(link, 'href') ?? '';
        const path = decoded(/^[^?#]*/.exec(href)?.[0] ?? '').slice(basePath.length);
        if (href.startsWith('/') && site.pages.has(path)) reached.add(path);
      }
    }
    return [...site.pages.values()]
      .filter(page => !isHidden(page) && !reached.has(page.route))
      .map(page => `${page.source}: ${page.route} can't be reached by links from the home page. Link to it.`);
  },
};
