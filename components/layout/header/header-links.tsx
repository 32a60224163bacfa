'use client';

import { usePathname } from 'next/navigation';
import { ExternalMark } from '@/components/ui/external-mark';
import { Link } from '@/components/ui/link';
import { HEADER_ITEMS, isActive, type HeaderItem } from '@/lib/navigation/header';
import { isExternal } from '@/lib/routes';
import styles from './header.module.css';

/** The links at one end of the header. */
export function HeaderLinks({ side }: { side: HeaderItem['side'] }) {
  const pathname = usePathname();
  return (
    <ul className={styles.links} role="list">
      {HEADER_ITEMS.filter(item => item.side === side).map(({ label, href, active }) => (
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
