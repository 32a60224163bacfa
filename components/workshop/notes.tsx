import styles from './workshop.module.css';

/** The lines of a note. */
export function Notes({ note }: { note: string }) {
  return note.split('\n').map((line, at) => (
    <code className={styles.line} key={at}>
      {line}
    </code>
  ));
}
