import { readFileSync } from 'node:fs';
import { flattenTree } from 'fumadocs-core/page-tree';
import { loader } from 'fumadocs-core/source';
import { metaSchema, pageSchema } from 'fumadocs-core/source/schema';
import { defineDocs } from 'fumadocs-mdx/macro';

const docs = defineDocs({ dir: 'content', docs: { schema: pageSchema }, meta: { schema: metaSchema } });

export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource() });

/**
 * This site's sidebar as a page tree, with the data that Fumadocs has of each page. (The groups of the sidebar aren't folders, so
 * `meta.json` files couldn't describe them.)
 */
export function sidebar() {
  const found = new Map(flattenTree(source.getPageTree().children).map(item => [item.url, item]));
  return { name: 'Docs', children: nodes(JSON.parse(readFileSync('sidebar.json', 'utf8')), found) };
}

const nodes = (items, found) =>
  items.map(item => ({
    ...found.get(item.url),
    ...item,
    ...(item.index ? { index: nodes([item.index], found)[0] } : {}),
    ...(item.children ? { children: nodes(item.children, found) } : {}),
  }));
