import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import styles from './mark.module.css';

const CIRCLE = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.5l2.5 2.5 5.5-6';

/** The app's marks of transactions, by the state they show. */
const PATHS = {
  uncleared: CIRCLE,
  cleared: CIRCLE,
  reconciled: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
};

/** A mark of the app in front of its name: `<Mark state="cleared">Green circle</Mark>`. */
export function Mark({ state, children }: { state: keyof typeof PATHS; children: ReactNode }) {
  return (
    <span className={styles.mark} data-state={state}>
      <Glyph path={PATHS[state]} size={18} />
      {children}
    </span>
  );
}
