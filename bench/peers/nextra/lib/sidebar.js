import { readFileSync } from 'node:fs';
import { getPageMap } from 'nextra/page-map';

/**
 * This site's sidebar as a page map, with the data that Nextra has of each page. (The groups of the sidebar aren't folders, so
 * `_meta` files couldn't describe them.)
 */
export async function sidebar() {
  const found = new Map(pagesIn(await getPageMap()).map(page => [page.route, page.frontMatter]));
  return pageMap(JSON.parse(readFileSync('sidebar.json', 'utf8')), found);
}

const pagesIn = items => items.flatMap(item => (item.children ? pagesIn(item.children) : item));

const pageMap = (items, found) => [
  {
    data: Object.fromEntries(
      items.filter(({ children }) => children).map(({ name, collapsed }) => [name, { theme: { collapsed } }]),
    ),
  },
  ...items.map(item => ({
    ...item,
    ...(found.has(item.route) ? { frontMatter: found.get(item.route) } : {}),
    ...(item.children ? { children: pageMap(item.children, found) } : {}),
  })),
];
