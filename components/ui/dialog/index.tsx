'use client';

import { useId, type ReactNode, type RefObject } from 'react';
import { CloseButton } from '../close-button';
import styles from './dialog.module.css';

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
}

/** A modal dialog with a title and a close button. It also closes with Escape and with a click next to it. */
export function Dialog({ ref, title, children }: DialogProps) {
  const id = useId();
  return (
    <dialog aria-labelledby={id} className={styles.dialog} closedby="any" ref={ref}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <CloseButton onClick={() => ref.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A button for a secondary action of a dialog. */
export function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button className={styles.quiet} onClick={onClick} type="button">
      {children}
    </button>
  );
}
