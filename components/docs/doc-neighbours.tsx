import sidebars from '@/generated/sidebars.json';
import { Neighbours } from '@/components/ui/neighbours';
import { findDoc } from '@/lib/content/queries';
import { neighbours, sidebarAround } from '@/lib/navigation/sidebar';
import { routes } from '@/lib/routes';
import { docsStrings } from '@/strings/docs';

/** Links to the docs before and after one, in the sidebar's order. */
export function DocNeighbours({ id }: { id: string }) {
  const { previous, next } = neighbours(sidebarAround(sidebars, routes.doc(id)), id);
  return (
    <Neighbours
      after={next ? neighbour(docsStrings.next, next) : undefined}
      before={previous ? neighbour(docsStrings.previous, previous) : undefined}
      label={docsStrings.neighbours}
    />
  );
}

function neighbour(label: string, id: string) {
  return { label, title: findDoc(id)?.title ?? id, href: routes.doc(id) };
}
