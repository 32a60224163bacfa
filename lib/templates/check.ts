import type { Schedule } from './budget';
import { readNote } from './read';

/** What "Check templates" says about a line. The words are in lib/strings. */
export type CheckError =
  | { code: 'unreadable'; line: string }
  | { code: 'adjustment'; line: string; adjustment: number }
  | { code: 'schedule-unknown'; name: string };

/** What the app's "Check templates" finds, category by category (loot-core, server/budget/template-notes). */
export function checkTemplates(
  categories: readonly { name: string; note: string }[],
  schedules: readonly Pick<Schedule, 'name'>[],
): { category: string; error: CheckError }[] {
  const names = schedules.map(({ name }) => name);
  return categories.flatMap(({ name: category, note }) =>
    readNote(note).flatMap((template): { category: string; error: CheckError }[] => {
      if (template.type === 'error') {
        const { line, adjustment } = template;
        if (adjustment === undefined) return [{ category, error: { code: 'unreadable', line } }];
        return [{ category, error: { code: 'adjustment', line, adjustment } }];
      }
      if (template.type !== 'schedule' || names.includes(template.name)) return [];
      return [{ category, error: { code: 'schedule-unknown', name: template.name } }];
    }),
  );
}
