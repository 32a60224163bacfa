import type { Hit } from './types';

/** A page that was found, with the sections below it. */
export interface PageHits {
  page: Hit;
  sections: Hit[];
  /** How many further sections have as much of the query. */
  more: number;
}

/** Files hits under their pages. Every page's own hit comes before those of its sections. */
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
