'use client';

import { AmountField } from '@/components/ui/amount-field';
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

/** A field for an amount. Focusing it selects the amount, so that typing replaces it. */
export function AmountInput({ label, column, ...props }: AmountInputProps) {
  return (
    <AmountField
      {...props}
      aria-label={label}
      className={styles.amount}
      data-column={column}
      data-zero={props.value === 0 || undefined}
      mistake={simulatorStrings.mistake}
      mistakeClass={styles.mistake}
      onEnter={field => nextInColumn(field)?.focus()}
      onFocus={event => event.target.select()}
    />
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
