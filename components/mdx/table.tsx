import type { ComponentProps } from 'react';
import styles from './table.module.css';
import { blocksStrings } from '@/strings/blocks';

/** A table that scrolls (also by keyboard) if it's wider than the page. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div aria-label={blocksStrings.table} className={styles.scroll} role="group" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A table's header cell. An empty one in the corner isn't a header, so it's an ordinary cell. */
export function TableHeading({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td />;
}
