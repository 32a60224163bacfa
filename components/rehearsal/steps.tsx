import type { FileReport } from '@/lib/imports/messages';
import { stepsOf, type Step } from '@/lib/imports/steps';
import { resultStrings } from '@/strings/rehearsal';
import { columnLabel, dateFormatLabel } from './labels';
import styles from './rehearsal.module.css';

/** What to choose in the app's import dialog, in the dialog's order. */
export function Steps({ report }: { report: FileReport }) {
  const steps = stepsOf(report);
  return (
    <>
      <h3 className={styles.heading}>{resultStrings.steps}</h3>
      <p>{steps.length === 0 ? resultStrings.noSteps : resultStrings.stepsIntro}</p>
      <ol className={styles.steps}>
        {steps.map(step => (
          <li data-change={step.change || undefined} key={step.key}>
            <span>{resultStrings.step[step.key]}</span>
            <strong>{valueOf(step, report)}</strong>
            <em>{step.change ? resultStrings.change : resultStrings.already}</em>
          </li>
        ))}
      </ol>
      {report.ambiguousDates && (
        <p className={styles.ambiguous}>
          {resultStrings.ambiguous(dateFormatLabel(report.settings.dateFormat))}
        </p>
      )}
      <Categories categories={report.categories} />
    </>
  );
}

function Categories({ categories }: Pick<FileReport, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <p>
      {resultStrings.categories}{' '}
      {categories.map(({ name, count }) => `${name} ${resultStrings.times(count)}`).join(', ')}.
    </p>
  );
}

function valueOf({ key, value }: Step, report: FileReport): string {
  if (typeof value === 'boolean') return value ? resultStrings.on : resultStrings.off;
  if (typeof value === 'number') return String(value);
  if (key === 'delimiter') return resultStrings.delimiters[value ?? ''] ?? '';
  if (key === 'dateFormat') return dateFormatLabel(value ?? '');
  if (key === 'outValue') return value ?? '';
  return columnLabel(value, report);
}
