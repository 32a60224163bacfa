import { templateMessages } from '@/strings/template-messages';
import type { CheckError } from './check';
import type { TemplateError } from './errors';

/** The app's words for what is wrong with the lines of a category. */
export function messageOf(error: TemplateError | CheckError): string {
  switch (error.code) {
    case 'unreadable':
      return templateMessages.unreadable(error.line);
    case 'adjustment':
      return templateMessages.adjustment(error.line, error.adjustment);
    case 'schedule-unknown':
      return templateMessages.scheduleUnknown(error.name);
    case 'schedule-missing':
      return templateMessages.scheduleMissing(error.name);
    case 'priorities-differ':
      return templateMessages.prioritiesDiffer(error.priority);
    case 'target-passed':
      return templateMessages.targetPassed;
    case 'income-missing':
      return templateMessages.incomeMissing(error.name);
    case 'two-limits':
      return templateMessages.twoLimits;
    case 'two-spends':
      return templateMessages.twoSpends;
    case 'two-goals':
      return templateMessages.twoGoals;
  }
}
