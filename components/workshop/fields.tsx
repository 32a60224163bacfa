'use client';

import { useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AmountField } from '@/components/ui/amount-field';
import { Select } from '@/components/ui/select';
import { formatAmount, LARGEST_AMOUNT } from '@/lib/money';
import { MOST } from '@/lib/templates/address';
import { isDay } from '@/lib/templates/dates';
import { workshopStrings } from '@/strings/workshop';
import styles from './workshop.module.css';

interface FieldProps {
  label: string;
  /** What a screen reader says if the label alone doesn't say what the field belongs to. */
  fullLabel?: string;
}

/** A control with its label above it. */
function Labeled({
  id,
  label,
  isLabelHidden = false,
  children,
}: {
  /** The control's id. */
  id: string;
  label: string;
  isLabelHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={styles.field}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </span>
  );
}

/** A labeled amount. */
export function MoneyField({
  label,
  fullLabel = label,
  value,
  least = 0,
  onCommit,
}: FieldProps & {
  /** Cents. */
  value: number;
  /** Cents. */
  least?: number;
  onCommit: (cents: number) => void;
}) {
  const id = useId();
  return (
    <Labeled id={id} label={label}>
      <AmountField
        aria-label={fullLabel}
        className={styles.amount}
        id={id}
        least={least}
        mistake={workshopStrings.mistake(formatAmount(LARGEST_AMOUNT))}
        mistakeClass={styles.mistake}
        onCommit={onCommit}
        value={value}
      />
    </Labeled>
  );
}

/** A short text. */
export function TextField({
  label,
  fullLabel = label,
  isLabelHidden = false,
  value,
  onChange,
  type = 'text',
}: FieldProps & {
  isLabelHidden?: boolean;
  value: string;
  onChange: (text: string) => void;
  type?: 'text' | 'date';
}) {
  const id = useId();
  return (
    <Labeled id={id} isLabelHidden={isLabelHidden} label={label}>
      <input
        aria-label={fullLabel}
        autoComplete="off"
        className={styles.input}
        id={id}
        maxLength={MOST.nameLength}
        onChange={event => onChange(event.target.value)}
        spellCheck={false}
        type={type}
        value={value}
      />
    </Labeled>
  );
}

/** A field that shows what is typed until the reader leaves it, even if it isn't valid yet, such as an empty number. */
function DraftField({
  label,
  fullLabel = label,
  value,
  onChange,
  ...props
}: FieldProps & { onChange: (text: string) => void } & Omit<ComponentProps<'input'>, 'onChange'>) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  return (
    <Labeled id={id} label={label}>
      <input
        {...props}
        aria-label={fullLabel}
        id={id}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(target.value);
        }}
        value={draft ?? value}
      />
    </Labeled>
  );
}

/** A whole number, at least 1. Other input is ignored. */
export function NumberField({
  most,
  onChange,
  ...props
}: FieldProps & { value: number; most: number; onChange: (number: number) => void }) {
  return (
    <DraftField
      {...props}
      className={styles.amount}
      max={most}
      min={1}
      onChange={text => {
        const number = Number(text);
        if (Number.isInteger(number) && number >= 1 && number <= most) onChange(number);
      }}
      type="number"
    />
  );
}

/** A day. Other input, such as a year that is only half typed, is ignored. */
export function DayField({
  onChange,
  ...props
}: FieldProps & { value: string; onChange: (day: string) => void }) {
  return (
    <DraftField
      {...props}
      className={styles.input}
      onChange={text => isDay(text) && onChange(text)}
      type="date"
    />
  );
}

/** A choice. */
export function Choice({
  label,
  fullLabel = label,
  ...props
}: FieldProps & Pick<ComponentProps<typeof Select>, 'value' | 'options' | 'onChange'>) {
  const id = useId();
  return (
    <Labeled id={id} label={label}>
      <Select {...props} aria-label={fullLabel} className={styles.input} id={id} />
    </Labeled>
  );
}

/** A part that opens and closes. */
export function Fold({
  title,
  isOpen,
  children,
}: {
  title: string;
  /** Whether it's open at first. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.details} open={isOpen || undefined}>
      <summary>{title}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** A button next to a list. */
export function SmallButton({
  label,
  onClick,
  children,
  isFull = false,
  list,
}: {
  /** What a screen reader says. */
  label?: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
  /** Whether the list has room for no more items. Browsers take the focus from a disabled button, so this only says that it is. */
  isFull?: boolean;
  /** The id of a list, for the buttons that remove its items and the one after them that adds one. */
  list?: string;
}) {
  return (
    <button
      aria-disabled={isFull || undefined}
      aria-label={label}
      className={styles.quiet}
      data-list={list}
      onClick={event => !isFull && onClick(event)}
      type="button"
    >
      {children}
    </button>
  );
}

/** Removes an item of a list. The next item's button gets the focus, or the one that adds an item. */
export function RemoveButton({
  label,
  list,
  onRemove,
}: {
  label: string;
  list: string;
  onRemove: () => void;
}) {
  const buttons = () => [...document.querySelectorAll<HTMLElement>(`[data-list="${list}"]`)];
  return (
    <SmallButton
      label={label}
      list={list}
      onClick={({ currentTarget }) => {
        const at = buttons().indexOf(currentTarget);
        flushSync(onRemove);
        const left = buttons();
        (left[at] ?? left.at(-1))?.focus();
      }}
    >
      {workshopStrings.remove}
    </SmallButton>
  );
}
