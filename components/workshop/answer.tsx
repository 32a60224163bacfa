'use client';

import { formatMoney } from '@/lib/simulator/money';
import { answerOf } from '@/lib/templates/answer';
import { workshopStrings } from '@/strings/workshop';
import type { ShownCommand, Workbench } from './use-workshop';
import styles from './workshop.module.css';

const COMMANDS: readonly ShownCommand[] = ['overwrite', 'apply', 'check'];

/** The command, what the app says to it, and what is left in To Budget. */
export function Answer({ bench }: { bench: Workbench }) {
  const { example, command, setCommand, months } = bench;
  const [first] = months;
  if (!first) return null;
  const { message, details } = answerOf(example, command, first.result);
  const toBudget = command === 'check' ? first.available : first.toBudget;
  return (
    <div className={styles.answer}>
      <div aria-label={workshopStrings.command} className={styles.commands} role="radiogroup">
        <p className={styles.title}>{workshopStrings.command}</p>
        {COMMANDS.map(one => (
          <label className={styles.radio} key={one}>
            <input checked={command === one} name="command" onChange={() => setCommand(one)} type="radio" />
            {workshopStrings.commands[one]}
          </label>
        ))}
      </div>
      <div aria-label={workshopStrings.answer} className={styles.says} role="group">
        <p>
          <strong>{message}</strong>
        </p>
        {details.map(({ text, remedy }, at) => (
          <p className={styles.detail} key={at}>
            {text !== '' && <span className={styles.words}>{text}</span>} {workshopStrings.fix(remedy)}
          </p>
        ))}
        <dl className={styles.sums}>
          <div>
            <dt>{workshopStrings.available}</dt>
            <dd>{formatMoney(first.available)}</dd>
          </div>
          <div>
            <dt>{toBudget < 0 ? workshopStrings.overbudgeted : workshopStrings.toBudget}</dt>
            <dd className={styles.toBudget} data-negative={toBudget < 0 || undefined}>
              {formatMoney(toBudget)}
            </dd>
          </div>
        </dl>
      </div>
      <p className="visually-hidden" role="status">
        {workshopStrings.state(formatMoney(toBudget), message)}
      </p>
    </div>
  );
}
