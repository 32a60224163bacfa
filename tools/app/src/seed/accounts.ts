/** Money is in cents everywhere in the seed. Every bank, person and shop is made up. */
export type SeedAccount = {
  key: string;
  name: string;
  offBudget?: boolean;
  /** Balance on the day before the first month. */
  start: number;
  note?: string;
};

export const accounts: SeedAccount[] = [
  {
    key: 'checking',
    name: 'Larkspur Checking',
    start: 284015,
    note: 'Joint account. Salaries arrive here, bills leave from here.\n\nReconcile on the **first of the month**.',
  },
  { key: 'savings', name: 'Larkspur Savings', start: 825000 },
  { key: 'card', name: 'Juniper Card', start: -61233 },
  { key: 'cash', name: 'Wallet', start: 12000 },
  { key: 'loan', name: 'Fernway Car Loan', offBudget: true, start: -1140000 },
  { key: 'retirement', name: 'Copperleaf Pension', offBudget: true, start: 2480000 },
  { key: 'old', name: 'Old Student Account', start: 4820 },
];
