'use client';

import { formatMoney } from '@/lib/money';
import { answerOf } from '@/lib/templates/answer';
import { workshopStrings } from '@/strings/workshop';
import { toBudgetAfter } from './sums';
import type { ShownCommand, Workbench } from './use-workshop';
import styles from './workshop.module.css';

const COMMANDS: readonly ShownCommand[] = ['overwrite', 'apply', 'check'];

/** The choice of a command, and what the app says after it. */
export function Answer({ bench }: { bench: Workbench }) {
  const { example, command, setCommand, months } = bench;
  const [first] = months;
  if (!first) return null;
  const { message, details } = answerOf(example, command, first.result);
  const toBudget = toBudgetAfter(command, first);
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
      </div>
      <p className="visually-hidden" role="status">
        {workshopStrings.state(formatMoney(toBudget), message)}
      </p>
    </div>
  );
}
