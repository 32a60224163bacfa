import { ExternalMark } from '@/components/ui/external-mark';
import { Link } from '@/components/ui/link';
import { samePath } from '@/lib/navigation/open-categories';
import type { SidebarItem, SidebarLink } from '@/lib/navigation/types';
import { isExternal } from '@/lib/routes';
import { SidebarCategory } from './sidebar-category';
import styles from './sidebar.module.css';
import { useTreeState } from './tree-state';

/** A level of the tree. `place` is that of its parent, with a dot behind it. */
export function SidebarItems({ items, place }: { items: SidebarItem[]; place: string }) {
  return (
    <ul className={styles.items} role="list">
      {items.map((item, index) => {
        const own = `${place}${index}`;
        return (
          <li key={own}>
            {item.type === 'category' ? (
              <SidebarCategory category={item} place={own} />
            ) : (
              <PageLink item={item} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PageLink({ item }: { item: SidebarLink }) {
  const { pathname } = useTreeState();
  const external = isExternal(item.href);
  return (
    <Link
      aria-current={!external && samePath(item.href, pathname) ? 'page' : undefined}
      className={styles.link}
      href={item.href}
      title={item.label}
    >
      <span className={styles.label}>{item.label}</span>
      {external && <ExternalMark />}
    </Link>
  );
}
