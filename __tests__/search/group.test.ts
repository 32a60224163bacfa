import { groupByPage } from '@/lib/search/group';
import type { Hit } from '@/lib/search/types';

const hit = (url: string, rest: Partial<Hit> = {}): Hit => ({
  type: 'title',
  url,
  text: [{ text: url }],
  breadcrumb: [],
  ...rest,
});

it('sections are grouped by page, with the number of hidden ones', () => {
  const hits = [hit('/a/'), hit('/a/#one'), hit('/a/#two', { more: 3 }), hit('/b/')];
  expect(
    groupByPage(hits).map(({ page, sections, more }) => [page.url, sections.map(({ url }) => url), more]),
  ).toEqual([
    ['/a/', ['/a/#one', '/a/#two'], 3],
    ['/b/', [], 0],
  ]);
});
