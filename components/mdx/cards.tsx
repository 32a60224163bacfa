import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './cards.module.css';

/** A grid of link cards. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** A card that is a single link. */
export function Card({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  return (
    <Link className={styles.card} href={href}>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
