'use client';

import { useId } from 'react';
import { flushSync } from 'react-dom';
import { formatMoney } from '@/lib/money';
import { MOST } from '@/lib/templates/address';
import type { ExampleCategory } from '@/lib/templates/example';
import { workshopStrings } from '@/strings/workshop';
import { MoneyField, RemoveButton, SmallButton, TextField } from './fields';
import { GoalBadge } from './goal-badge';
import { LineList } from './line-list';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';

interface CategoryProps {
  at: number;
  bench: Workbench;
  /** The id of the list of categories. */
  list: string;
}

/** A category: its note with what each line means, its amounts, and what the app budgets. */
export function CategoryCard({ at, bench, list }: CategoryProps) {
  const id = useId();
  const { example, months, command, setCategory } = bench;
  const category = example.categories[at];
  const shown = months[0]?.categories[at];
  if (!category) return null;
  const { name, note } = category;
  const lines = note.split('\n').length;
  return (
    <>
      <div className={styles.head}>
        <TextField
          fullLabel={workshopStrings.categoryName(at + 1)}
          isLabelHidden
          label={workshopStrings.category}
          onChange={text => setCategory(at, { name: text })}
          value={name}
        />
        {shown && command !== 'check' && (
          <p className={styles.result}>
            <span className={styles.label}>{workshopStrings.budgeted}</span>
            <strong>{formatMoney(shown.budgeted)}</strong>
          </p>
        )}
      </div>
      <label className="visually-hidden" htmlFor={id}>
        {workshopStrings.noteOf(name)}
      </label>
      <textarea
        className={styles.note}
        id={id}
        maxLength={MOST.noteLength}
        onChange={event => setCategory(at, { note: event.target.value })}
        rows={Math.min(8, Math.max(1, lines))}
        spellCheck={false}
        value={note}
      />
      <LineList at={at} bench={bench} note={note} />
      {shown && command !== 'check' && <GoalBadge shown={shown} />}
      <CategoryRow at={at} bench={bench} category={category} list={list} />
    </>
  );
}

/** A category's amounts, and the buttons that move and remove it. */
function CategoryRow({ at, bench, list, category }: CategoryProps & { category: ExampleCategory }) {
  const { example, setCategory, removeCategory, moveUp } = bench;
  const { name, carried, budgeted, spent } = category;
  return (
    <div className={styles.row}>
      <MoneyField
        fullLabel={workshopStrings.fieldOf(workshopStrings.carried, name)}
        label={workshopStrings.carried}
        onCommit={amount => setCategory(at, { carried: amount })}
        value={carried}
      />
      <MoneyField
        fullLabel={workshopStrings.fieldOf(workshopStrings.budgetedNow, name)}
        label={workshopStrings.budgetedNow}
        least={-MOST.amount}
        onCommit={amount => setCategory(at, { budgeted: amount })}
        value={budgeted}
      />
      <MoneyField
        fullLabel={workshopStrings.fieldOf(workshopStrings.spentMonthly, name)}
        label={workshopStrings.spentMonthly}
        onCommit={amount => setCategory(at, { spent: amount })}
        value={spent}
      />
      <span className={styles.ends}>
        {at > 0 && (
          <SmallButton
            label={workshopStrings.moveUp(name)}
            onClick={({ currentTarget }) => {
              const card = currentTarget.closest('li');
              flushSync(() => moveUp(at));
              // The first category has no such button.
              if (at === 1) card?.querySelector('input')?.focus();
            }}
          >
            {workshopStrings.up}
          </SmallButton>
        )}
        {example.categories.length > 1 && (
          <RemoveButton
            label={workshopStrings.removeNamed(name)}
            list={list}
            onRemove={() => removeCategory(at)}
          />
        )}
      </span>
    </div>
  );
}
