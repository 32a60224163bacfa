'use client';

import { usePathname } from 'next/navigation';
import { ExternalMark } from '@/components/ui/external-mark';
import { Link } from '@/components/ui/link';
import { HEADER_ITEMS, isActive } from '@/lib/navigation/header';
import { isExternal } from '@/lib/routes';
import styles from './drawer.module.css';

/** The header's links, one below the other. */
export function MainMenu() {
  const pathname = usePathname();
  return (
    <ul className={styles.menu} role="list">
      {HEADER_ITEMS.map(({ label, href, active }) => (
        <li key={label}>
          <Link
            aria-current={isActive(active, pathname) ? 'page' : undefined}
            className={styles.link}
            href={href}
          >
            {label}
            {isExternal(href) && <ExternalMark />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
