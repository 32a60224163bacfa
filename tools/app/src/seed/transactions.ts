import { TODAY } from '../freeze.ts';
import { currentMonth, day, daysIn, months, previousMonth, weekday } from './months.ts';
import { randomFrom, type Random } from './random.ts';

export type SeedTransaction = {
  account: string;
  date: string;
  amount: number;
  payee?: string;
  /** The key of the other account, which makes it a transfer. */
  transferTo?: string;
  category?: string;
  notes?: string;
  importedPayee?: string;
  splits?: { amount: number; category: string; notes?: string }[];
};

type Add = (transaction: SeedTransaction) => void;

function everyMonth(month: string, random: Random, add: Add): void {
  const bill = (date: number, payee: string, category: string, amount: number, notes?: string): void =>
    add({ account: 'checking', date: day(month, date), payee, category, amount: -amount, notes });

  add({
    account: 'checking',
    date: day(month, 1),
    payee: 'Brightwater Studio',
    category: 'salary',
    amount: 268000,
    notes: 'Alex',
  });
  for (const date of [10, 25]) {
    add({
      account: 'checking',
      date: day(month, date),
      payee: 'Tallgrass Clinic',
      category: 'salary',
      amount: 121550,
      notes: 'Sam',
    });
  }
  add({
    account: 'savings',
    date: day(month, daysIn(month)),
    payee: 'Larkspur Bank',
    category: 'interest',
    amount: random.int(1890, 2310),
  });

  bill(1, 'Maple Court Apartments', 'rent', 145000);
  bill(12, 'Northgate Electric', 'electricity', random.int(7200, 11400));
  bill(15, 'City of Alder Water', 'water', 4800);
  bill(18, 'Fernline Internet', 'internet', 5500);
  bill(20, 'Bluebell Mobile', 'phones', 6200);
  bill(6, 'Oakshield Insurance', 'insurance', 2400, 'Renter’s policy');
  bill(27, 'Oakshield Insurance', 'carinsurance', 9600, 'Car policy');
  add({ account: 'checking', date: day(month, 22), transferTo: 'loan', category: 'carloan', amount: -28500 });
  add({
    account: 'loan',
    date: day(month, 22),
    payee: 'Fernway Finance',
    amount: -random.int(3100, 4100),
    notes: 'Interest',
  });
  add({
    account: 'checking',
    date: day(month, 26),
    transferTo: 'retirement',
    category: 'retire',
    amount: -40000,
  });
  add({
    account: 'retirement',
    date: day(month, daysIn(month)),
    payee: 'Copperleaf Funds',
    amount: random.int(-9000, 31000),
    notes: 'Change in value',
  });
  add({ account: 'checking', date: day(month, 26), transferTo: 'savings', amount: -55000 });
  add({ account: 'checking', date: day(month, 3), transferTo: 'cash', amount: -8000, notes: 'Cash machine' });
}

function subscriptions(month: string, add: Add): void {
  const list: [number, string, number][] = [
    [4, 'Lumen Streaming', 1299],
    [9, 'Songbird Music', 1099],
    [13, 'Cloudnest Storage', 299],
    [21, 'Paper Crane News', 800],
  ];
  for (const [date, payee, amount] of list) {
    add({ account: 'card', date: day(month, date), payee, category: 'subscriptions', amount: -amount });
  }
}

function groceries(month: string, random: Random, add: Add): void {
  for (let date = 1; date <= daysIn(month); date++) {
    const on = day(month, date);
    if (weekday(on) === 6) {
      add({
        account: 'card',
        date: on,
        payee: 'Greenleaf Market',
        importedPayee: `POS GREENLEAF MKT ${random.int(1000, 9999)}`,
        category: 'groceries',
        amount: -random.int(10200, 14100),
        notes: random.pick([undefined, undefined, undefined, 'Stocked up the freezer']),
      });
    }
    if (weekday(on) === 3) {
      add({
        account: random.pick(['card', 'card', 'cash']),
        date: on,
        payee: random.pick(['Sunday Farm Stand', 'Corner Pantry']),
        category: 'groceries',
        amount: -random.int(1650, 3400),
      });
    }
  }
}

function dining(month: string, random: Random, add: Add): void {
  if (month === currentMonth) {
    const meals: [number, string, number, string?][] = [
      [2, 'Moss & Bean Coffee', 1145],
      [4, 'Noodle Lantern', 3860],
      [7, 'The Copper Kettle', 8275, 'Anniversary #date-night'],
      [9, 'Pine Street Pizza', 3420],
      [12, 'Moss & Bean Coffee', 1290],
      [14, 'Noodle Lantern', 4325, 'With Robin and Kit #friends'],
    ];
    for (const [date, payee, amount, notes] of meals) {
      add({ account: 'card', date: day(month, date), payee, category: 'dining', amount: -amount, notes });
    }
    return;
  }
  const meals: [string, number, number][] = [
    ['Moss & Bean Coffee', 850, 1450],
    ['Noodle Lantern', 2900, 4300],
    ['Pine Street Pizza', 2600, 3800],
    ['Moss & Bean Coffee', 850, 1450],
    ['The Copper Kettle', 5600, 8200],
    ['Noodle Lantern', 2900, 4300],
  ];
  meals.forEach(([payee, min, max], index) => {
    add({
      account: 'card',
      date: day(month, 2 + index * 5 + random.int(0, 2)),
      payee,
      category: 'dining',
      amount: -random.int(min, max),
      notes: payee === 'The Copper Kettle' ? '#date-night' : undefined,
    });
  });
}

function everydayThings(month: string, random: Random, add: Add): void {
  for (const date of [5, 14, 24]) {
    add({
      account: 'card',
      date: day(month, date + random.int(0, 2)),
      payee: random.pick(['Roadrunner Fuel', 'Roadrunner Fuel', 'Hilltop Gas']),
      category: 'fuel',
      amount: -random.int(3700, 5000),
    });
  }
  for (const date of [8, 23]) {
    add({
      account: 'card',
      date: day(month, date),
      payee: random.pick(['Hearth Hardware', 'Linden Home Goods']),
      category: 'household',
      amount: -random.int(1800, 5600),
    });
  }
  for (const date of [3, 17]) {
    add({
      account: 'cash',
      date: day(month, date),
      payee: 'Alder Transit',
      category: 'transit',
      amount: -1800,
    });
  }
  add({
    account: 'card',
    date: day(month, 11),
    payee: random.pick(['Pixel Parlor', 'Trailhead Outfitters']),
    category: 'alex',
    amount: -random.int(5200, 8800),
  });
  add({
    account: 'card',
    date: day(month, 13),
    payee: random.pick(['Yarn Barn', 'Kite & Compass Books']),
    category: 'sam',
    amount: -random.int(5200, 8800),
  });
}

/** Transactions that don't happen every month. */
const special: SeedTransaction[] = [
  { account: 'card', date: '2024-11-29', payee: 'Kite & Compass Books', category: 'gifts', amount: -6480 },
  {
    account: 'card',
    date: '2024-12-14',
    payee: 'Wrapped Up Gifts',
    category: 'gifts',
    amount: -18640,
    notes: 'Family presents #holidays',
  },
  {
    account: 'checking',
    date: '2024-12-20',
    payee: 'Brightwater Studio',
    category: 'other',
    amount: 60000,
    notes: 'Year-end bonus',
  },
  { account: 'card', date: '2025-01-16', payee: 'Riverbend Pharmacy', category: 'medical', amount: -2865 },
  {
    account: 'card',
    date: '2025-01-25',
    payee: 'Thread & Thimble',
    category: 'clothing',
    amount: -11890,
    notes: 'Winter coat',
  },
  {
    account: 'card',
    date: '2025-02-12',
    payee: 'Gearbox Garage',
    category: 'carcare',
    amount: -8950,
    notes: 'Oil change',
  },
  {
    account: 'card',
    date: '2025-02-21',
    payee: 'Wrapped Up Gifts',
    category: 'gifts',
    amount: -4200,
    notes: 'Robin #birthday',
  },
  { account: 'old', date: '2025-03-08', transferTo: 'checking', amount: -4820, notes: 'Closing the account' },
  { account: 'card', date: '2025-03-19', payee: 'Alder Dental', category: 'medical', amount: -14000 },
  {
    account: 'checking',
    date: '2025-04-04',
    payee: 'State of Alder',
    category: 'other',
    amount: 41200,
    notes: 'Tax refund',
  },
  { account: 'card', date: '2025-04-17', payee: 'Thread & Thimble', category: 'clothing', amount: -7640 },
  {
    account: 'card',
    date: '2025-05-09',
    payee: 'Kite & Compass Books',
    category: 'gifts',
    amount: -3875,
    notes: 'Kit #birthday',
  },
  {
    account: 'card',
    date: '2025-05-23',
    payee: 'Skylark Travel',
    category: 'vacation',
    amount: -62400,
    notes: 'Train tickets #seaside',
  },
  {
    account: 'card',
    date: '2025-06-18',
    payee: 'Seabreeze Cabins',
    category: 'vacation',
    amount: -98000,
    notes: 'Six nights #seaside',
  },
  {
    account: 'cash',
    date: '2025-06-20',
    payee: 'Harbor Boat Tours',
    category: 'vacation',
    amount: -5400,
    notes: '#seaside',
  },
  {
    account: 'card',
    date: '2025-06-21',
    payee: 'Lighthouse Fish Bar',
    category: 'vacation',
    amount: -6830,
    notes: '#seaside',
  },
  {
    account: 'card',
    date: '2025-07-10',
    payee: 'Gearbox Garage',
    category: 'carcare',
    amount: -24600,
    notes: 'Front brakes',
  },
  { account: 'card', date: '2025-07-29', payee: 'Riverbend Pharmacy', category: 'medical', amount: -3120 },
  { account: 'card', date: '2025-08-15', payee: 'Thread & Thimble', category: 'clothing', amount: -9415 },
  {
    account: 'card',
    date: '2025-08-27',
    payee: 'Wrapped Up Gifts',
    category: 'gifts',
    amount: -5560,
    notes: 'Wedding of Jo and Max',
  },
  { account: 'card', date: '2025-09-11', payee: 'Riverbend Pharmacy', category: 'medical', amount: -2240 },
  { account: 'card', date: '2025-09-20', payee: 'Kite & Compass Books', category: 'gifts', amount: -4190 },
  // Paid in October and not reimbursed yet, so the category rolls its overspending over.
  {
    account: 'card',
    date: '2025-10-16',
    payee: 'Alder Dental',
    category: 'medical',
    amount: -42000,
    notes: 'Crown, claim sent #reimbursable',
  },
  {
    account: 'card',
    date: '2025-10-24',
    payee: 'Thread & Thimble',
    category: 'clothing',
    amount: -17840,
    notes: 'Boots',
  },
  {
    account: 'card',
    date: '2025-10-29',
    payee: 'Linden Home Goods',
    amount: -9460,
    splits: [
      { amount: -5260, category: 'household', notes: 'Lamp' },
      { amount: -4200, category: 'gifts', notes: 'Housewarming' },
    ],
  },
  {
    account: 'card',
    date: '2025-11-10',
    payee: 'Linden Home Goods',
    amount: -11840,
    notes: 'One receipt, three envelopes',
    splits: [
      { amount: -4650, category: 'household', notes: 'Curtain rods' },
      { amount: -3890, category: 'gifts', notes: 'For Dana #birthday' },
      { amount: -3300, category: 'sam', notes: 'Wool blanket' },
    ],
  },
  {
    account: 'checking',
    date: '2025-11-13',
    payee: 'Dana Whitlow',
    category: 'gifts',
    amount: 2000,
    notes: 'Paid back half #reimbursable',
  },
  {
    account: 'card',
    date: '2025-11-14',
    payee: 'Gearbox Garage',
    category: 'carcare',
    amount: -4950,
    notes: 'Wiper blades and inspection',
  },
];

/** Balances that depend on the other transactions: the card is paid in full on the fifth. */
function cardPayments(list: SeedTransaction[], add: Add): void {
  let owed = 61233;
  for (const month of months) {
    add({
      account: 'checking',
      date: day(month, 5),
      transferTo: 'card',
      amount: -owed,
      notes: 'Statement paid in full',
    });
    owed = -list
      .filter(({ account, date, transferTo }) => account === 'card' && !transferTo && date.startsWith(month))
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}

/** Every transaction from the first month to today, oldest first. */
export function makeTransactions(): SeedTransaction[] {
  const list: SeedTransaction[] = [];
  const add: Add = transaction => list.push(transaction);
  for (const month of months) {
    everyMonth(month, randomFrom(`bills ${month}`), add);
    subscriptions(month, add);
    groceries(month, randomFrom(`groceries ${month}`), add);
    dining(month, randomFrom(`dining ${month}`), add);
    everydayThings(month, randomFrom(`things ${month}`), add);
  }
  list.push(...special);
  cardPayments(list, add);
  // Today's water bill isn't paid yet, because its schedule is due.
  return list
    .filter(({ date, payee }) => date <= TODAY && !(date === TODAY && payee === 'City of Alder Water'))
    .map((transaction, index) => ({ transaction, index }))
    .sort((a, b) => a.transaction.date.localeCompare(b.transaction.date) || a.index - b.index)
    .map(({ transaction }) => transaction);
}

export const reconciledAccounts = ['checking', 'savings', 'card', 'old'];

/** Reconciled through the end of last month. The last few days aren't cleared yet. */
export function clearing({ account, date }: SeedTransaction): { cleared: boolean; reconciled: boolean } {
  return {
    cleared: date <= `${currentMonth}-11`,
    reconciled: reconciledAccounts.includes(account) && date <= day(previousMonth, 31),
  };
}
