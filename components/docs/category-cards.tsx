import sidebars from '@/generated/sidebars.json';
import { Card, Cards } from '@/components/mdx/cards';
import { docs, docId as idOf } from '@/lib/content/queries';
import { firstPage } from '@/lib/navigation/open-categories';
import { trailTo, sidebarAround } from '@/lib/navigation/sidebar';
import type { SidebarItem } from '@/lib/navigation/types';
import { routes } from '@/lib/routes';
import { categoryOfPage } from '@/lib/versions/category';
import { docsStrings } from '@/strings/docs';

/** Cards for everything in the category that the page belongs to: `<CategoryCards />` in MDX. */
export function CategoryCards({ docId }: { docId: string }) {
  const sidebar = sidebarAround(sidebars, routes.doc(docId));
  const { items } = categoryOfPage(trailTo(sidebar, docId).length > 0 ? sidebar : undefined, docId);
  return (
    <Cards>
      {items.map(item => {
        const href = item.type === 'link' ? item.href : firstPage(item);
        return href === undefined ? null : (
          <Card href={href} key={item.label} title={item.label}>
            {descriptionOf(item)}
          </Card>
        );
      })}
    </Cards>
  );
}

/** A card's text: the doc's description, or else the number of items. */
function descriptionOf(item: SidebarItem): string {
  const doc = docs().find(candidate => idOf(candidate) === item.docId);
  if (doc) return doc.description;
  if (item.type === 'link') return '';
  return docsStrings.items(item.items.length);
}
