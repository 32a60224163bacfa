'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { formatAmount, parseAmount } from '@/lib/money';

interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  /** In cents. */
  value: number;
  /** The smallest amount that is accepted, in cents. */
  least?: number;
  /** What is shown if the text isn't an amount, and the class it has. */
  mistake: string;
  mistakeClass?: string;
  onCommit: (cents: number) => void;
  /** Called after Enter has applied the amount. */
  onEnter?: (field: HTMLInputElement) => void;
}

/** A field for an amount. As in the app, the amount is applied on blur or Enter, and Escape restores it. */
export function AmountField({
  value,
  least = -Infinity,
  mistake,
  mistakeClass,
  onCommit,
  onEnter,
  ...props
}: AmountFieldProps) {
  const mistakeId = useId();
  const { isWrong, field } = useAmount(value, least, onCommit, onEnter);
  return (
    <>
      <input
        {...props}
        {...field}
        aria-describedby={isWrong ? mistakeId : undefined}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        inputMode="decimal"
      />
      {isWrong && (
        <span className={mistakeClass} id={mistakeId} role="alert">
          {mistake}
        </span>
      )}
    </>
  );
}

/** The text of an amount's field while it's edited, and the field's properties. */
function useAmount(
  value: number,
  least: number,
  onCommit: AmountFieldProps['onCommit'],
  onEnter: AmountFieldProps['onEnter'],
) {
  const ref = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const commit = (text: string) => {
    const cents = read(text, least);
    if (cents === undefined) return;
    setDraft(undefined);
    if (cents !== value) onCommit(cents);
  };
  // The text typed before hydration.
  const adopt = useEffectEvent(() => commit(ref.current?.value ?? ''));
  useEffect(() => adopt(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(undefined);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit(event.currentTarget.value);
    onEnter?.(event.currentTarget);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => commit(event.target.value);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value);
  return {
    isWrong: draft === undefined ? value < least : read(draft, least) === undefined,
    field: { ref, value: draft ?? formatAmount(value), onBlur, onChange, onKeyDown },
  };
}

/** The amount in a string, in cents. Undefined if it isn't one, or is too small. */
function read(text: string, least: number): number | undefined {
  const cents = parseAmount(text);
  return cents === undefined || cents < least ? undefined : cents;
}
