import { attributeOf } from '../html';
import type { OutputCheck } from '../site';

/** Ids are unique on each page. */
export const ids: OutputCheck = {
  name: 'ids',
  run: site =>
    [...site.pages.values()].flatMap(page => {
      const seen = new Set<string>();
      return page.elements.flatMap(element => {
        const id = attributeOf(element, 'id');
        if (id === undefined) return [];
        const repeated = seen.has(id);
        seen.add(id);
        return repeated
          ? [`${page.source}: the id "${id}" is used twice on ${page.route}. Change one of them.`]
          : [];
      });
    }),
};
