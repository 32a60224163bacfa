'use client';

import { useId } from 'react';
import { CHOICES, type ChoiceName, type ValueName } from '@/lib/setup/choices';
import { setupStrings } from '@/strings/setup';
import styles from './setup-dialog.module.css';

/** The longest text that a field accepts: the length of the longest domain. */
const MAX_LENGTH = 260;

/** A choice as a list of its options. */
export function ChoiceField({ name, start = '' }: { name: ChoiceName; start?: string }) {
  return (
    <label className={styles.field}>
      {setupStrings.choices[name]}
      <select className={styles.input} defaultValue={start} name={name}>
        <option value="">{setupStrings.notChosen}</option>
        {CHOICES[name].map(option => (
          <option key={option} value={option}>
            {setupStrings.options[option]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ValueFieldProps {
  name: ValueName;
  start?: string;
  isWrong: boolean;
}

/** A value as a text field, with an example or, if its text isn't valid, what to enter. */
export function ValueField({ name, start = '', isWrong }: ValueFieldProps) {
  const hint = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={`${hint}i`}>{setupStrings.values[name]}</label>
      <input
        aria-describedby={hint}
        aria-invalid={isWrong}
        autoCapitalize="off"
        autoComplete="off"
        className={styles.input}
        defaultValue={start}
        id={`${hint}i`}
        inputMode={name === 'port' ? 'numeric' : 'text'}
        maxLength={MAX_LENGTH}
        name={name}
        spellCheck={false}
      />
      <span className={isWrong ? styles.problem : styles.hint} id={hint}>
        {isWrong ? setupStrings.problems[name] : setupStrings.hints[name]}
      </span>
    </div>
  );
}
