import type { ReactNode } from 'react';
import styles from './screenshot.module.css';

interface CaptionProps {
  /** The element: a figure's own caption, or the text below an enlarged picture. */
  as: 'figcaption' | 'div';
  text: ReactNode;
  /** The list that explains the marks. */
  children?: ReactNode;
}

/** A picture's caption, followed by the list of its marks. Nothing if it has neither. */
export function Caption({ as: Element, text, children }: CaptionProps) {
  if (!text && !children) return null;
  return (
    <Element className={styles.caption}>
      {text && <p>{text}</p>}
      {children}
    </Element>
  );
}
