import { Children, isValidElement, type ReactNode } from 'react';
import { Details as Disclosure } from '@/components/ui/collapsible/details';
import styles from './details.module.css';
import { blocksStrings } from '@/strings/blocks';

/** `<details>` in MDX: its `<summary>`, and the content. */
export function Details({ children, open }: { children: ReactNode; open?: boolean }) {
  const parts = Children.toArray(children);
  const summary = parts.find(part => isValidElement(part) && part.type === Summary);
  const label = isValidElement<{ children: ReactNode }>(summary)
    ? summary.props.children
    : blocksStrings.details;
  return (
    <Disclosure className={styles.details} open={open} summary={label} summaryClassName={styles.summary}>
      <div className={styles.content}>{parts.filter(part => part !== summary)}</div>
    </Disclosure>
  );
}

/** The visible part of a collapsed `<details>`. */
export function Summary({ children }: { children: ReactNode }) {
  return children;
}
