import type { ComponentProps } from 'react';
import { HeadingAnchor } from './heading-anchor';
import styles from './heading.module.css';

interface HeadingProps extends ComponentProps<'h2'> {
  /** The heading's text (lib/mdx/plugins/heading-anchors.ts). */
  text?: string;
}

/** A heading with a link to itself, shown while it has the pointer or the focus. */
export function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return function Heading({ id, text = '', children, ...props }: HeadingProps) {
    return (
      <Tag {...props} className={styles.heading} id={id}>
        {children}
        {id && <HeadingAnchor className={styles.anchor} id={id} text={text} />}
      </Tag>
    );
  };
}
