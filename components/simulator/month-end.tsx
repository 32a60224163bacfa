'use client';

import { useState } from 'react';
import { monthName } from '@/lib/simulator/examples';
import { formatMoney } from '@/lib/money';
import { MAX_MONTHS } from '@/lib/simulator/plan';
import { simulatorStrings } from '@/strings/simulator';
import { AmountInput } from './amount-input';
import { MonthButton } from './month-button';
import styles from './simulator.module.css';
import type { Simulation } from './use-simulator';

interface MonthEndProps {
  simulation: Simulation;
  /** The id of the button to the next month. */
  nextId: string;
  /** Hides the controls for holding money, which only the guide has. */
  short: boolean;
}

/** The controls at the end of a month: hold money for the next month, and open it. */
export function MonthEnd({ simulation, nextId, short }: MonthEndProps) {
  const { view, figures, turn, open, copyLastMonth } = simulation;
  const next = view.month + 1;
  return (
    <div className={styles.end}>
      {!short && <Hold key={turn} nextId={nextId} simulation={simulation} />}
      {view.month > 0 && figures.budgeted === 0 && (
        <button className={styles.button} onClick={() => copyLastMonth(nextId)} type="button">
          {simulatorStrings.copyLastMonth}
        </button>
      )}
      {next < MAX_MONTHS && <MonthButton id={nextId} label={monthName(next)} onClick={() => open(next)} />}
    </div>
  );
}

function Hold({ simulation, nextId }: { simulation: Simulation; nextId: string }) {
  const { figures, hold, resetHold } = simulation;
  const { toBudget, forNextMonth } = figures;
  const [typed, setTyped] = useState<number>();
  const amount = Math.min(typed ?? toBudget, toBudget);
  return (
    <>
      {toBudget > 0 && (
        <span className={styles.hold}>
          <AmountInput label={simulatorStrings.amountToHold} onCommit={setTyped} value={amount} />
          <button
            className={styles.button}
            onClick={({ currentTarget }) => {
              const mistake = currentTarget.parentElement?.querySelector<HTMLElement>('[aria-invalid]');
              if (mistake) return mistake.focus();
              setTyped(undefined);
              hold(amount, nextId);
            }}
            type="button"
          >
            {simulatorStrings.hold}
          </button>
        </span>
      )}
      {forNextMonth > 0 && (
        <button className={styles.button} onClick={() => resetHold(nextId)} type="button">
          {simulatorStrings.resetHold(formatMoney(forNextMonth))}
        </button>
      )}
    </>
  );
}
