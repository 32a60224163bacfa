'use client';

import { CATEGORIES } from '@/lib/simulator/examples';
import { formatAmount } from '@/lib/money';
import type { Envelope } from '@/lib/simulator/plan';
import { simulatorStrings } from '@/strings/simulator';
import { AmountInput } from './amount-input';
import { sign } from './sign';
import styles from './simulator.module.css';
import type { Simulation } from './use-simulator';

interface EnvelopeRowProps {
  category: number;
  envelope: Envelope;
  balance: number;
  fieldId: string;
  simulation: Simulation;
}

/** A category: what was budgeted, what was spent, and its balance. */
export function EnvelopeRow({ category, envelope, balance, fieldId, simulation }: EnvelopeRowProps) {
  const name = CATEGORIES[category] ?? '';
  const { budgeted, spent, rollover } = envelope;
  return (
    <tr>
      <th scope="row">
        {name}
        <Level balance={balance} spent={spent} />
      </th>
      <td>
        <AmountInput
          column="budgeted"
          id={fieldId}
          label={simulatorStrings.budgetedFor(name)}
          onCommit={amount => simulation.setBudgeted(category, amount)}
          value={budgeted}
        />
      </td>
      <td>
        <AmountInput
          column="spent"
          label={simulatorStrings.spentOn(name)}
          onCommit={amount => simulation.setSpent(category, amount)}
          value={spent}
        />
      </td>
      <td className={styles.balance} data-sign={sign(balance)}>
        {formatAmount(balance)}
        {rollover && <span className="visually-hidden">{simulatorStrings.rollsOver}</span>}
      </td>
    </tr>
  );
}

/** A bar that shows how full the envelope is. */
function Level({ balance, spent }: { balance: number; spent: number }) {
  const given = balance + spent;
  const rest = given > 0 ? Math.min(1, Math.max(0, balance / given)) : 0;
  return (
    <span aria-hidden="true" className={styles.level} data-sign={sign(balance)}>
      <span style={{ transform: `scaleX(${balance < 0 ? 1 : rest})` }} />
    </span>
  );
}
