'use client';

import { GUIDE, monthName } from '@/lib/simulator/examples';
import { simulatorStrings } from '@/strings/simulator';
import { CopyLink } from './copy-link';
import { MonthButton } from './month-button';
import styles from './simulator.module.css';
import type { Simulation } from './use-simulator';

/** The shown month, the button for the previous one, and the actions for the whole plan. */
export function Toolbar({
  simulation,
  monthId,
  short,
}: {
  simulation: Simulation;
  /** For the text of the month's heading, which can be focused. */
  monthId: string;
  short: boolean;
}) {
  const { view, open, restart, load, announce } = simulation;
  const { month } = view;
  return (
    <div className={styles.bar}>
      <h3 className={styles.month}>
        {/* Not the heading itself: headings with an id are places on the page. */}
        <span id={monthId} tabIndex={-1}>
          {monthName(month)}
        </span>
      </h3>
      {month > 0 && <MonthButton back label={monthName(month - 1)} onClick={() => open(month - 1)} />}
      <div className={styles.tools}>
        {!short && (
          <button className={styles.quiet} onClick={() => load(GUIDE)} type="button">
            {simulatorStrings.loadExample}
          </button>
        )}
        {!short && <CopyLink onDone={announce} view={view} />}
        <button className={styles.quiet} onClick={restart} type="button">
          {simulatorStrings.reset}
        </button>
      </div>
    </div>
  );
}
