'use client';

import { useId } from 'react';
import { MOST } from '@/lib/templates/address';
import { addMonths } from '@/lib/templates/dates';
import { monthName } from '@/lib/templates/explain';
import { workshopStrings } from '@/strings/workshop';
import { Choice, MoneyField, RemoveButton, SmallButton, TextField } from './fields';
import { keyOf, type Workbench } from './use-workshop';
import styles from './workshop.module.css';

/** The months that can be chosen: from two years before the shown one to two years after it. */
const MONTHS_AROUND = 24;

/** The month, the money left over from the previous one, and the income. */
export function MoneyPanel({ bench }: { bench: Workbench }) {
  const { example, edit } = bench;
  const { month, left } = example;
  const months = Array.from({ length: 2 * MONTHS_AROUND + 1 }, (_, at) =>
    addMonths(month, at - MONTHS_AROUND),
  );
  return (
    <div aria-label={workshopStrings.money} className={styles.part} role="group">
      <p className={styles.title}>{workshopStrings.money}</p>
      <div className={styles.row}>
        <Choice
          label={workshopStrings.month}
          onChange={chosen => edit({ month: chosen })}
          options={months.map(option => [option, monthName(option)])}
          value={month}
        />
        <MoneyField
          label={workshopStrings.left}
          least={-MOST.amount}
          onCommit={amount => edit({ left: amount })}
          value={left}
        />
      </div>
      <Incomes bench={bench} />
    </div>
  );
}

/** The income, one row for each source. */
function Incomes({ bench: { example, setIncome, removeIncome, addIncome } }: { bench: Workbench }) {
  const list = useId();
  const { incomes } = example;
  return (
    <>
      {incomes.map((income, at) => (
        <div className={styles.row} key={keyOf(income)}>
          <TextField
            fullLabel={workshopStrings.incomeName(at + 1)}
            label={workshopStrings.newIncome}
            onChange={text => setIncome(at, { name: text })}
            value={income.name}
          />
          <MoneyField
            fullLabel={workshopStrings.incomeAmount(income.name)}
            label={workshopStrings.income}
            onCommit={cents => setIncome(at, { amount: cents })}
            value={income.amount}
          />
          {incomes.length > 1 && (
            <RemoveButton
              label={workshopStrings.removeNamed(income.name)}
              list={list}
              onRemove={() => removeIncome(at)}
            />
          )}
        </div>
      ))}
      <SmallButton isFull={incomes.length >= MOST.incomes} list={list} onClick={addIncome}>
        {workshopStrings.addIncome}
      </SmallButton>
    </>
  );
}
