import { templateMessages } from '@/strings/template-messages';
import { workshopStrings } from '@/strings/workshop';
import { checkTemplates, type CheckError } from './check';
import type { TemplateError } from './errors';
import type { Example } from './example';
import { messageOf } from './messages';
import { remedyOf } from './remarks';
import type { Command, RunResult } from './run';

/** What the app says after a command. */
export interface Answer {
  message: string;
  /** What the app lists below the message, each entry with what to change. */
  details: readonly { text: string; remedy: string }[];
}

/**
 * The app's answer to a command.
 *
 * @param result of the run; "Check templates" doesn't need it
 */
export function answerOf(example: Example, command: Command | 'check', result: RunResult): Answer {
  if (command !== 'check') return answerTo(result, example);
  const found = checkTemplates(example.categories, example.schedules);
  if (found.length === 0) return { message: templateMessages.passed, details: [] };
  return { message: templateMessages.errors, details: found.map(one => detail(one, example)) };
}

/** The app's answer to a run. */
export function answerTo(result: RunResult, example: Example): Answer {
  switch (result.kind) {
    case 'applied':
      return { message: templateMessages.applied(result.count), details: [] };
    case 'up-to-date':
      return { message: templateMessages.upToDate, details: [] };
    case 'refused':
      return { message: templateMessages.errors, details: result.errors.map(one => detail(one, example)) };
    case 'aborted':
      return {
        message: workshopStrings.aborted,
        details: [{ text: '', remedy: workshopStrings.remedies[result.reason] }],
      };
  }
}

function detail(
  { category, error }: { category: string; error: TemplateError | CheckError },
  example: Example,
) {
  return { text: templateMessages.of(category, messageOf(error)), remedy: remedyOf(error, example) };
}
