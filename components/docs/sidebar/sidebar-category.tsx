import { Collapsible } from '@/components/ui/collapsible';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { holdsPage, samePath } from '@/lib/navigation/open-categories';
import type { SidebarCategory as Category } from '@/lib/navigation/types';
import { sidebarStrings } from '@/strings/sidebar';
import { CategoryToggle, type CategoryRowProps } from './category-toggle';
import { Label } from './label';
import { SidebarItems } from './sidebar-items';
import styles from './sidebar.module.css';
import { useTreeState } from './tree-state';

/** A category: a small heading above its items, or a row that expands and collapses them. */
export function SidebarCategory({ category, place }: { category: Category; place: string }) {
  const state = useTreeState();
  const items = <SidebarItems items={category.items} place={`${place}.`} />;
  if (!category.collapsible) {
    return (
      <>
        <p className={styles.heading}>{category.label}</p>
        {items}
      </>
    );
  }
  const open = state.open.has(place);
  const Row = category.href === undefined ? CategoryToggle : CategoryRow;
  return (
    <>
      <Row
        active={holdsPage(category, state.pathname)}
        category={category}
        open={open}
        toggle={() => state.toggle(place)}
      />
      <Collapsible className={styles.panel} open={open}>
        {items}
      </Collapsible>
    </>
  );
}

/** The row for a category with its own page: a link to it, and a button that expands the category. */
function CategoryRow({ category, active, open, toggle }: CategoryRowProps) {
  const { pathname } = useTreeState();
  const { label, href = '', experimental } = category;
  const current = samePath(href, pathname);
  return (
    <div className={styles.row} data-current={current || undefined}>
      <Link
        aria-current={current ? 'page' : undefined}
        className={styles.link}
        data-active={active || undefined}
        href={href}
        onClick={event => {
          // On the category's own page, the link expands and collapses it instead, unless the reader opens it in a new tab.
          if (!current || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          toggle();
        }}
        title={label}
      >
        <Label experimental={experimental} label={label} />
      </Link>
      <button
        aria-expanded={open}
        aria-label={open ? sidebarStrings.collapseCategory(label) : sidebarStrings.expandCategory(label)}
        className={styles.caret}
        data-open={open || undefined}
        onClick={toggle}
        type="button"
      >
        <Icon className={styles.chevron} name="chevron" size={16} />
      </button>
    </div>
  );
}
