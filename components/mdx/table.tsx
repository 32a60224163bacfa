import type { ComponentProps } from 'react';
import styles from './table.module.css';
import { blocksStrings } from '@/strings/blocks';

/** A table that scrolls by itself when it is wider than the page, by keyboard too. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div aria-label={blocksStrings.table} className={styles.scroll} role="group" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A table's heading cell; an empty one, in the corner, heads nothing and is an ordinary cell. */
export function TableHeading({ children, ...props }: ComponentProps<'th'>) {
  return children ? <th {...props}>{children}</th> : <td />;
}
