export type SeedCategory = {
  key: string;
  name: string;
  /** Usual monthly budget in cents. */ budget: number;
  note?: string;
};
export type SeedGroup = { name: string; categories: SeedCategory[]; note?: string };

export const groups: SeedGroup[] = [
  {
    name: 'Home & Bills',
    note: 'Fixed costs: together about 30% of what we earn.',
    categories: [
      { key: 'rent', name: 'Rent', budget: 145000, note: '#template schedule Rent' },
      { key: 'electricity', name: 'Electricity', budget: 9500, note: '#template average 3 months' },
      { key: 'water', name: 'Water & Trash', budget: 4800, note: '#template $48' },
      { key: 'internet', name: 'Internet', budget: 5500, note: '#template schedule Internet' },
      { key: 'phones', name: 'Phones', budget: 6200, note: '#template schedule Phones' },
      { key: 'insurance', name: 'Renter’s Insurance', budget: 2400, note: '#template $24' },
    ],
  },
  {
    name: 'Everyday',
    categories: [
      {
        key: 'groceries',
        name: 'Groceries',
        budget: 62000,
        note: 'Weekly shop on **Saturdays**, market on Wednesdays.\n\n#template $620',
      },
      { key: 'dining', name: 'Dining Out', budget: 20000, note: '#template $200' },
      { key: 'household', name: 'Household', budget: 9000, note: '#template $90' },
      { key: 'alex', name: 'Alex’s Pocket Money', budget: 8000, note: '#template $80' },
      { key: 'sam', name: 'Sam’s Pocket Money', budget: 8000, note: '#template $80' },
    ],
  },
  {
    name: 'Getting Around',
    categories: [
      { key: 'fuel', name: 'Fuel', budget: 14000, note: '#template $140' },
      { key: 'carloan', name: 'Car Loan', budget: 28500, note: '#template schedule Car loan' },
      { key: 'carinsurance', name: 'Car Insurance', budget: 9600, note: '#template $96' },
      {
        key: 'carcare',
        name: 'Car Maintenance',
        budget: 6000,
        note: 'New tires before the winter of 2026.\n\n#template $60 up to $900\n#goal 900',
      },
      { key: 'transit', name: 'Bus & Train', budget: 4000, note: '#template $40 up to $80' },
    ],
  },
  {
    name: 'Now and Then',
    categories: [
      {
        key: 'medical',
        name: 'Medical',
        budget: 4500,
        note: 'The insurer pays most of the crown back: claim sent on October 20.',
      },
      { key: 'clothing', name: 'Clothing', budget: 3500 },
      { key: 'subscriptions', name: 'Subscriptions', budget: 3700, note: '#template $37' },
      {
        key: 'gifts',
        name: 'Gifts',
        budget: 7500,
        note: 'Birthdays all year, then December.\n\n#template $75',
      },
    ],
  },
  {
    name: 'Saving',
    categories: [
      {
        key: 'emergency',
        name: 'Emergency Fund',
        budget: 0,
        note: 'Three months of spending.\n\n#template remainder\n#goal 18000',
      },
      { key: 'vacation', name: 'Vacation', budget: 25000, note: '#template $3600 by 2026-07' },
      { key: 'laptop', name: 'New Laptop', budget: 10000, note: '#template $1500 by 2026-03' },
      { key: 'retire', name: 'Retirement', budget: 40000, note: '#template 7% of Salaries' },
    ],
  },
];

export const income = [
  { key: 'salary', name: 'Salaries' },
  { key: 'interest', name: 'Interest' },
  { key: 'other', name: 'Other Income' },
];
