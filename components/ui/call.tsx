import type { ReactNode } from 'react';
import { ExternalMark } from '@/components/ui/external-mark';
import { Link } from '@/components/ui/link';
import { isExternal } from '@/lib/routes';
import styles from './call.module.css';

interface CallProps {
  href: string;
  /** `first` is the main action; `plain` looks like text. */
  weight?: 'first' | 'second' | 'plain';
  children: ReactNode;
}

/** A call-to-action link. */
export function Call({ href, weight = 'second', children }: CallProps) {
  return (
    <Link className={styles.call} data-weight={weight} href={href}>
      {children} {isExternal(href) && <ExternalMark />}
    </Link>
  );
}
