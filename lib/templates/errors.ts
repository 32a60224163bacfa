/** What the app says about the lines of a category when templates run. The words are in lib/strings. */
export type TemplateError =
  | { code: 'schedule-missing'; name: string }
  | { code: 'priorities-differ'; priority: number }
  | { code: 'target-passed' }
  | { code: 'income-missing'; name: string }
  | { code: 'two-limits' }
  | { code: 'two-spends' }
  | { code: 'two-goals' };

/** Thrown for lines that the app refuses to run. */
export class RefusedError extends Error {
  constructor(readonly reason: TemplateError) {
    super(reason.code);
  }
}

/** Why a run is aborted: the app would never finish, or would calculate with a number that it doesn't allow. */
export type Failure = 'endless' | 'unsafe';

/** Thrown to abort a run that the app would never finish. */
export class AbortedRunError extends Error {
  constructor(readonly reason: Failure) {
    super(reason);
  }
}
