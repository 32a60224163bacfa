import type { Hit } from './types';

/** A page that was found, with its sections. */
export interface PageHits {
  page: Hit;
  sections: Hit[];
  /** The number of other sections that match equally well. */
  more: number;
}

/** Groups hits by page. Every page's own hit comes before those of its sections. */
export function groupByPage(hits: readonly Hit[]): PageHits[] {
  const groups: PageHits[] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last && hit.url.startsWith(`${last.page.url}#`)) last.sections.push(hit);
    else groups.push({ page: hit, sections: [], more: 0 });
    const group = groups.at(-1);
    if (group && hit.more !== undefined) group.more = hit.more;
  }
  return groups;
}
