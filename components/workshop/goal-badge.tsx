'use client';

import { formatMoney } from '@/lib/money';
import { goalState, type ForecastCategory } from '@/lib/templates/forecast';
import { workshopStrings } from '@/strings/workshop';
import styles from './workshop.module.css';

/** The balance after the run, and how much the goal still needs, in the app's words and colors. */
export function GoalBadge({ shown }: { shown: ForecastCategory }) {
  const balance = shown.carried + shown.budgeted;
  const goal = shown.outcome && goalState(shown.outcome, balance);
  return (
    <p className={styles.goal}>
      {workshopStrings.balance}{' '}
      <strong className={styles.balance} data-goal={balance < 0 ? 'negative' : goal?.state}>
        {formatMoney(balance)}
      </strong>
      {goal && shown.outcome && (
        <>
          {' · '}
          {workshopStrings.goal} {formatMoney(shown.outcome.goal ?? 0)}
          {' · '}
          {goal.state === 'funded'
            ? workshopStrings.funded
            : workshopStrings[goal.state](formatMoney(goal.difference))}
        </>
      )}
    </p>
  );
}
