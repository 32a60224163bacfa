import { workshopStrings } from '@/strings/workshop';
import { monthsBetween } from './dates';
import { diagnose, type Diagnosis } from './diagnose';
import type { TemplateError } from './errors';
import type { Example } from './example';
import type { Schedule } from './budget';
import { explain, explainSchedule } from './explain';
import type { ForecastMonth } from './forecast';
import { nextDates } from './occurrences';
import { readLine, readNote } from './read';
import type { CheckError } from './check';
import type { ScheduleTemplate } from './types';

const { diagnoses, means, remedies, silent } = workshopStrings;

/** Something to say about a line: what it means, what the app does without a message, or how to fix it. */
export interface Remark {
  kind: 'meaning' | 'warning' | 'mistake';
  text: string;
}

/** How to fix a line that can't be read. */
function fixOf(diagnosis: Diagnosis): string {
  switch (diagnosis.code) {
    case 'goal-currency':
      return diagnoses['goal-currency'](diagnosis.line);
    case 'every-month':
      return diagnoses['every-month'](diagnosis.line);
    case 'text-after':
      return diagnoses['text-after'](diagnosis.rest);
    default:
      return diagnoses[diagnosis.code];
  }
}

/** What to change when the app refuses lines. */
export function remedyOf(error: TemplateError | CheckError, { incomes }: Pick<Example, 'incomes'>): string {
  switch (error.code) {
    case 'unreadable': {
      const diagnosis = diagnose(error.line);
      return diagnosis ? fixOf(diagnosis) : remedies.unreadable;
    }
    case 'adjustment':
      return remedies.adjustment;
    case 'schedule-unknown':
    case 'schedule-missing':
      return remedies.scheduleUnknown;
    case 'priorities-differ':
      return remedies.prioritiesDiffer(error.priority);
    case 'target-passed':
      return remedies.targetPassed;
    case 'income-missing':
      return remedies.incomeMissing(
        ['all income', 'available funds', ...incomes.map(({ name }) => name)].join(', '),
      );
    case 'two-limits':
      return remedies.twoLimits;
    case 'two-spends':
      return remedies.twoSpends;
    case 'two-goals':
      return remedies.twoGoals;
  }
}

/** What to say about one line, which may name one of the schedules. Nothing if it isn't a template. */
export function remarkOf(line: string, schedules: readonly Schedule[]): Remark | undefined {
  const diagnosis = diagnose(line);
  if (diagnosis) return { kind: 'mistake', text: fixOf(diagnosis) };
  const template = readLine(line);
  if (!template) return undefined;
  if (template.type === 'error') return { kind: 'mistake', text: remedies.adjustment };
  const text = explain(template);
  if (template.type !== 'schedule') return { kind: 'meaning', text };
  const schedule = scheduleOf(template, schedules);
  return schedule
    ? { kind: 'meaning', text: text + means.scheduled(explainSchedule(schedule)) }
    : { kind: 'warning', text: `${text} ${silent.scheduleUnknown}` };
}

const scheduleOf = ({ name: named }: ScheduleTemplate, schedules: readonly Schedule[]) =>
  schedules.find(({ name }) => name.trim() === named);

interface Shown {
  example: Example;
  /** The category's number. */
  at: number;
  command: 'apply' | 'overwrite' | 'check';
  /** The first month of the forecast. */
  month: ForecastMonth | undefined;
}

/** Remarks about each line of a note, in order, and then about what the app does with the note. */
export function remarksOf(note: string, { example, at, command, month }: Shown): Remark[] {
  const lines = note.split('\n').flatMap(line => remarkOf(line, example.schedules) ?? []);
  return [...lines, ...silentRemarks(note, example), ...resultRemarks({ example, at, command, month })];
}

/** What the app does without a message. */
function silentRemarks(note: string, { month, schedules }: Example): Remark[] {
  const templates = readNote(note);
  const warnings: string[] = [];
  if (templates.some(template => template.type === 'copy' && template.limit)) warnings.push(silent.copyLimit);
  const hasPassed = templates.some(
    template =>
      template.type === 'spend' &&
      !template.repeat &&
      !template.annual &&
      monthsBetween(template.month, month) < 0,
  );
  if (hasPassed) warnings.push(silent.spendPassed);
  for (const template of templates) {
    const schedule = template.type === 'schedule' && scheduleOf(template, schedules);
    if (schedule && nextDates(schedule, `${month}-01`, 1).length === 0)
      warnings.push(silent.schedulePassed(schedule.name));
  }
  return warnings.map(text => ({ kind: 'warning', text }));
}

function resultRemarks({ example, at, command, month }: Shown): Remark[] {
  const category = example.categories[at];
  const shown = month?.categories[at];
  if (!category || !shown || readNote(category.note).length === 0) return [];
  if (command === 'apply' && category.budgeted !== 0) return [{ kind: 'warning', text: silent.leftAlone }];
  return command !== 'check' && shown.budgeted < 0 ? [{ kind: 'warning', text: silent.negative }] : [];
}
