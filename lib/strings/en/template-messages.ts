/** What the app says about templates, word for word: its messages have no translation. */
export const templateMessages = {
  applied: (count: number) => `Successfully applied templates to ${count} categories`,
  upToDate: 'Everything is up to date',
  passed: 'All templates passed! 🎉',
  errors: 'There were errors interpreting some templates:',
  of: (category: string, message: string) => `${category}: ${message}`,
  unreadable: (line: string) => line,
  adjustment: (line: string, percent: number) =>
    `${line}\nError: Invalid adjustment percentage (${percent}%). Must be between -100% and 1000%`,
  scheduleUnknown: (name: string) => `Schedule “${name}” does not exist`,
  scheduleMissing: (name: string) => `Schedule ${name} does not exist`,
  prioritiesDiffer: (priority: number) =>
    `Schedule and By templates must be the same priority level. Fix by setting all Schedule and By templates to priority level ${priority}`,
  targetPassed: 'Target month has passed, remove or update the target month',
  incomeMissing: (name: string) => `Category "${name}" is not found in available income categories`,
  twoLimits: 'Only one `up to` allowed per category',
  twoSpends: 'Only one spend template is allowed per category',
  twoGoals: 'Only one #goal is allowed per category',
} as const;
