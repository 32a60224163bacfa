/** The template workshop before it's opened. */
export const workshopFrameStrings = {
  name: 'Template workshop',
  open: 'Open the workshop',
  notLoaded: 'We couldn’t load the workshop. Check your connection and try again.',
  withoutScripts: 'To change this example, turn on JavaScript. The workshop needs it.',
  workedCaption: (month: string) => `What “Overwrite with budget template” budgets in ${month}`,
  workedSum: (available: string, toBudget: string) =>
    `There’s ${available} to budget. After the templates have run, To Budget is ${toBudget}.`,
  category: 'Category',
  note: 'Note',
  carried: 'Carried over',
  budgeted: 'Budgeted',
} as const;
