'use client';

import { usePathname } from 'next/navigation';
import headerVersions from '@/generated/header-versions.json';
import { Details } from '@/components/ui/collapsible/details';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { useStorageValue } from '@/lib/hooks/use-storage-value';
import { LOCALES } from '@/lib/locales';
import { PREFERRED_VERSION_KEY } from '@/lib/versions/config';
import { resolveLayoutItem, type LayoutItem, type LayoutMenu } from '@/lib/versions/layout-items';
import styles from './entry-by-page.module.css';
import { HeaderLink } from './header-link';
import { MenuLinks } from './menu-links';

export interface EntryByPageProps {
  item: LayoutItem;
  active: boolean;
  /** In the drawer, a menu is labeled with what can be chosen, and expands in place. */
  inDrawer: boolean;
  /** A class for links. */
  className?: string;
}

/** An item that depends on the page and on the reader's earlier choices. Only sites with such items load it. */
export default function EntryByPage({ item, active, inDrawer, className }: EntryByPageProps) {
  const pathname = usePathname();
  const preferred = useStorageValue(PREFERRED_VERSION_KEY);
  return resolveLayoutItem(item, { data: headerVersions, locales: LOCALES, pathname, preferred }).map(
    entry => {
      if (entry.kind === 'link')
        return (
          <HeaderLink
            active={active}
            className={className}
            href={entry.href}
            key={entry.href}
            label={entry.label}
          />
        );
      return inDrawer ? (
        <DrawerChoice className={className} key={entry.kind} menu={entry} />
      ) : (
        <Menu key={entry.kind} label={<Label menu={entry} />}>
          <MenuLinks menu={entry} />
        </Menu>
      );
    },
  );
}

function Label({ menu }: { menu: LayoutMenu }) {
  return (
    <>
      {menu.kind === 'languages' && <Icon name="globe" size={16} />}
      <span className="visually-hidden">{menu.name}: </span>
      {menu.label}
    </>
  );
}

function DrawerChoice({ menu, className }: { menu: LayoutMenu; className?: string }) {
  return (
    <Details
      open={menu.links.some(({ current }) => current)}
      summary={menu.name}
      summaryClassName={styles.choice}
    >
      <ul className={styles.choices} role="list">
        <MenuLinks className={className} menu={menu} />
      </ul>
    </Details>
  );
}
