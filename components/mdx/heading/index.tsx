import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { HeadingAnchor } from './heading-anchor';
import styles from './heading.module.css';

/** A heading with a link to itself, shown while it has the pointer or the focus. */
export function heading(level: 2 | 3 | 4 | 5 | 6) {
  const Tag = `h${level}` as const;
  return function Heading({ id, children, ...props }: ComponentProps<'h2'>) {
    return (
      <Tag {...props} className={styles.heading} id={id}>
        {children}
        {id && <HeadingAnchor className={styles.anchor} id={id} text={textOf(children).trim()} />}
      </Tag>
    );
  };
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
