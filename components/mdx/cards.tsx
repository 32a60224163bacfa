import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './cards.module.css';

interface CardsProps {
  /** They stand out from the other cards on the page. */
  main?: boolean;
  children: ReactNode;
}

/** A grid of link cards. */
export function Cards({ main, children }: CardsProps) {
  return (
    <div className={styles.cards} data-main={main}>
      {children}
    </div>
  );
}

interface CardProps {
  title: string;
  href: string;
  /** The options in the reader's setup that it's for, separated by spaces (lib/setup/choices.ts). */
  for?: string;
  children: ReactNode;
}

/** A card that is a single link. */
export function Card({ title, href, for: setup, children }: CardProps) {
  return (
    <Link className={styles.card} data-setup={setup} href={href} suppressHydrationWarning>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
