import sidebars from '@/generated/sidebars.json';
import { Neighbors } from '@/components/ui/neighbors';
import { findDoc } from '@/lib/content/queries';
import { neighbors, sidebarAround } from '@/lib/navigation/sidebar';
import { routes } from '@/lib/routes';
import { docsStrings } from '@/strings/docs';

/** Links to the previous and next docs, in the sidebar's order. */
export function DocNeighbors({ id }: { id: string }) {
  const { previous, next } = neighbors(sidebarAround(sidebars, routes.doc(id)), id);
  return (
    <Neighbors
      after={next ? neighbor(docsStrings.next, next) : undefined}
      before={previous ? neighbor(docsStrings.previous, previous) : undefined}
      label={docsStrings.neighbors}
    />
  );
}

function neighbor(label: string, id: string) {
  return { label, title: findDoc(id)?.title ?? id, href: routes.doc(id) };
}
