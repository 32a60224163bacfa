import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { firstPage } from '@/lib/navigation/open-categories';
import type { SidebarCategory } from '@/lib/navigation/types';
import { Label } from './label';
import styles from './sidebar.module.css';

/** The row of a category that can be collapsed. */
export interface CategoryRowProps {
  category: SidebarCategory;
  /** Whether the current page is in the category. */
  active: boolean;
  open: boolean;
  toggle: () => void;
}

/**
 * The row for a category without a page: a button that expands it. Before hydration, and without scripts, the same element is a
 * link to the category's first page. It's a single element so that it keeps the focus.
 */
export function CategoryToggle({ category, active, open, toggle }: CategoryRowProps) {
  const hydrated = useHydrated();
  const button = {
    'aria-expanded': open,
    role: 'button',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      toggle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      toggle();
    },
  };
  return (
    <Link
      className={styles.link}
      data-active={active || undefined}
      data-open={open || undefined}
      href={hydrated ? '#' : (firstPage(category) ?? '#')}
      title={category.label}
      {...(hydrated && button)}
    >
      <Label label={category.label} />
      <Icon className={styles.chevron} name="chevron" size={16} />
    </Link>
  );
}
