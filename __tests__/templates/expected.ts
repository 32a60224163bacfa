import { figuresOf, monthIndex, type Budget } from '@/lib/templates/budget';
import { checkTemplates } from '@/lib/templates/check';
import { messageOf } from '@/lib/templates/messages';
import { runTemplates, withOutcomes, type RunResult } from '@/lib/templates/run';
import { templateMessages } from '@/strings/template-messages';
import { storyOf, type Step, type Story } from './cases';

/** What a person sees in the app after a command. */
export interface Seen {
  run: {
    message: string;
    details: string;
    /** By category: budgeted, goal, and whether the goal is a `#goal`. */
    categories: [number, number | null, boolean][];
    toBudget: number;
  };
  check: string;
}

/** The messages in an order that doesn't depend on the database's. */
export const sortedBlocks = (text: string) => text.split('\n\n').sort().join('\n\n');

/** A story that the app can play to its end, and what lib/templates says that a person sees at each step. */
export interface ExpectedStory extends Story {
  seen: Seen[];
  /** Steps without notes, because with theirs the app wouldn't come back. */
  leftOut: number;
}

/** A story as lib/templates plays it. */
export function expectedStory(seed: number): ExpectedStory {
  const story = storyOf(seed);
  let { budget } = story;
  let leftOut = 0;
  const seen: Seen[] = [];
  const steps = story.steps.map(step => {
    const noted = withNotes(budget, step.notes);
    const isEndless = runTemplates(noted, step.month, step.command).kind === 'aborted';
    const played = isEndless ? { ...step, notes: step.notes.map(() => '') } : step;
    if (isEndless) leftOut++;
    budget = withNotes(budget, played.notes);
    const result = runTemplates(budget, step.month, step.command);
    if (result.kind === 'applied' || result.kind === 'up-to-date')
      budget = withOutcomes(budget, step.month, result.outcomes);
    seen.push(seenIn(budget, played, result));
    return played;
  });
  return { budget: story.budget, steps, seen, leftOut };
}

const withNotes = (budget: Budget, notes: readonly string[]): Budget => ({
  ...budget,
  categories: budget.categories.map((category, at) => ({ ...category, note: notes[at] ?? '' })),
});

function seenIn(budget: Budget, { month }: Step, result: RunResult): Seen {
  const index = monthIndex(budget, month);
  const found = checkTemplates(budget.categories, budget.schedules);
  return {
    run: {
      ...wordsOf(result),
      categories: budget.categories.map(({ months }) => {
        const { budgeted = 0, goal = null, longGoal = false } = months[index] ?? {};
        return [budgeted, goal, longGoal];
      }),
      toBudget: figuresOf(budget).toBudget[index] ?? 0,
    },
    check:
      found.length === 0
        ? templateMessages.passed
        : sortedBlocks(
            found.map(({ category, error }) => templateMessages.of(category, messageOf(error))).join('\n\n'),
          ),
  };
}

function wordsOf(result: RunResult): { message: string; details: string } {
  switch (result.kind) {
    case 'applied':
      return { message: templateMessages.applied(result.count), details: '' };
    case 'up-to-date':
      return { message: templateMessages.upToDate, details: '' };
    case 'refused':
      return {
        message: templateMessages.errors,
        details: result.errors
          .map(({ category, error }) => templateMessages.of(category, messageOf(error)))
          .join('\n\n'),
      };
    case 'aborted':
      return { message: `aborted: ${result.reason}`, details: '' };
  }
}
