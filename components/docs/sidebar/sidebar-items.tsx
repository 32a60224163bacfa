import { memo } from 'react';
import { ExternalMark } from '@/components/ui/external-mark';
import { Link } from '@/components/ui/link';
import { samePath } from '@/lib/navigation/open-categories';
import type { SidebarItem, SidebarLink } from '@/lib/navigation/types';
import { isExternal } from '@/lib/routes';
import { Label } from './label';
import { SidebarCategory } from './sidebar-category';
import styles from './sidebar.module.css';
import { useTreeState } from './tree-state';

/** A level of the tree. `place` is the position of its parent, followed by a dot. */
export function SidebarItems({ items, place }: { items: SidebarItem[]; place: string }) {
  const { pathname } = useTreeState();
  return (
    <ul className={styles.items} role="list">
      {items.map((item, index) => {
        const own = `${place}${index}`;
        return (
          <li key={own}>
            {item.type === 'category' ? (
              <SidebarCategory category={item} place={own} />
            ) : (
              <PageLink current={samePath(item.href, pathname)} item={item} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Memoized, because only two of a hundred entries change between pages. */
const PageLink = memo(function PageLink({ item, current }: { item: SidebarLink; current: boolean }) {
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      className={styles.link}
      href={item.href}
      title={item.label}
    >
      <Label experimental={item.experimental} label={item.label} />
      {isExternal(item.href) && <ExternalMark />}
    </Link>
  );
});
