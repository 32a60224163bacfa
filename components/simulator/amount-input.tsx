'use client';

import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatAmount, parseAmount } from '@/lib/simulator/money';
import { simulatorStrings } from '@/strings/simulator';
import styles from './simulator.module.css';

interface AmountInputProps {
  id?: string;
  label: string;
  /** In cents. */
  value: number;
  /** Enter moves to the next field of the same column. */
  column?: string;
  onCommit: (cents: number) => void;
}

/** A field for an amount. As in the app, the amount is applied on blur or Enter, and Escape restores it. */
export function AmountInput({ id, label, value, column, onCommit }: AmountInputProps) {
  const mistakeId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const invalid = draft !== undefined && parseAmount(draft) === undefined;

  const commit = (text: string) => {
    const cents = parseAmount(text);
    if (cents === undefined) return;
    setDraft(undefined);
    if (cents !== value) onCommit(cents);
  };

  // The text typed before hydration.
  const adopt = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== formatAmount(value)) commit(typed);
  });
  useEffect(() => adopt(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(undefined);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit(event.currentTarget.value);
    nextInColumn(event.currentTarget)?.focus();
  };

  return (
    <>
      <input
        aria-describedby={invalid ? mistakeId : undefined}
        aria-invalid={invalid || undefined}
        aria-label={label}
        autoComplete="off"
        className={styles.amount}
        data-column={column}
        data-zero={value === 0 || undefined}
        id={id}
        inputMode="decimal"
        onBlur={event => commit(event.target.value)}
        onChange={event => setDraft(event.target.value)}
        onFocus={event => event.target.select()}
        onKeyDown={onKeyDown}
        ref={field}
        value={draft ?? formatAmount(value)}
      />
      {invalid && (
        <span className={styles.mistake} id={mistakeId} role="alert">
          {simulatorStrings.mistake}
        </span>
      )}
    </>
  );
}

function nextInColumn(field: HTMLInputElement): HTMLInputElement | undefined {
  const { column } = field.dataset;
  if (!column) return undefined;
  const fields = [
    ...(field.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ?? []),
  ];
  return fields[fields.indexOf(field) + 1];
}
