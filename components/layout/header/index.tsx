import { Brand } from '@/components/layout/brand';
import { Drawer } from '@/components/layout/drawer';
import { ThemeToggle } from '@/components/layout/theme';
import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import iconButton from '@/components/ui/icon-button.module.css';
import { DRAWER_ID, HEADER_HIDES_ON_SCROLL } from '@/lib/site';
import { frameStrings } from '@/strings/frame';
import { HeaderLinks } from './header-links';
import styles from './header.module.css';
import { LazyHideOnScroll } from './lazy-hide-on-scroll';

/** The bar at the top of every page. In small windows, its links are in the drawer. */
export function Header({ hideOnScroll = HEADER_HIDES_ON_SCROLL }: { hideOnScroll?: boolean }) {
  return (
    <nav aria-label={frameStrings.mainNavigation} className={styles.header}>
      <div className={styles.inner}>
        <Brand />
        <div className={styles.wide}>
          <HeaderLinks side="start" />
        </div>
        <div className={styles.end}>
          <div className={styles.wide}>
            <HeaderLinks side="end" />
            <ThemeToggle />
          </div>
          <SearchBox />
          <button
            aria-expanded={false}
            aria-label={frameStrings.openDrawer}
            className={`${iconButton.button} ${styles.menu}`}
            data-drawer-toggle
            popoverTarget={DRAWER_ID}
            type="button"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Drawer />
      {hideOnScroll && <LazyHideOnScroll />}
    </nav>
  );
}
