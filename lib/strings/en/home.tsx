import { PRODUCT_SHORT } from '../../site';
import type { Mark } from '../types';

/** The home page. */
export const homeStrings = {
  heading: (line: Mark) => <>{line('Your Finances —')} made simple</>,
  lead: `${PRODUCT_SHORT} is a budgeting app that gives every dollar a job. It’s fast, free, and open source, and your numbers stay on your own devices.`,
  download: 'Download',
  downloadFor: (system: string) => `Download for ${system}`,
  setUpPhone: 'Set up on your phone',
  setUpChromebook: 'Set up on your Chromebook',
  demo: 'Try the demo',
  otherWays: 'Other ways to install',
  screen:
    'A household’s budget in November: 142.50 is left to budget, and every category shows what was budgeted, spent, and left',
  openDemo: 'Open this screen in the demo',
  phone: 'The same budget on a phone',
  card: `Your Finances — made simple. A household’s budget in ${PRODUCT_SHORT}, on a computer and on a phone`,

  price: 'Price',
  priceText: 'Free and open source, under the MIT license',
  data: 'Your data',
  dataText: (privacy: Mark) => <>A file {privacy('on your devices')}, with no account and no trackers</>,
  runsOn: 'Runs on',
  runsOnText: (download: Mark) => (
    <>{download('Windows, macOS, Linux')}, and in browsers, including on phones</>
  ),
  latestRelease: 'Latest release',

  figures: 'The project in numbers',
  releasesInYear: (date: string) => `releases in the 12 months to ${date}`,
  contributors: (date: string, notes: Mark) => (
    <>
      contributors since {date}, each named in the {notes('release notes')}
    </>
  ),
  changes: (date: string) => `changes since ${date}, from new features to fixed typos`,
  inNewest: (version: string) => `contributors to ${version}, the latest release`,

  principles: `What sets ${PRODUCT_SHORT} apart`,
  decide: 'You decide where money goes',
  decideText: `${PRODUCT_SHORT} categorizes your transactions and does the math. It never moves money between envelopes on its own: every automatic step is a rule you can read, change, or delete, and almost everything can be undone.`,
  fast: 'Nothing to wait for',
  fastText:
    'Your whole budget is on the device in front of you. Screens, searches, and totals respond as you type, because nothing waits for a server.',
  offline: 'Works on a plane, syncs when you land',
  offlineText: `${PRODUCT_SHORT} doesn’t need a connection. Add a server, your own or a rented one, and changes travel between your devices in the background, end-\u2060to-\u2060end encrypted if you like.`,

  /** What the pictures of the principles show, in the app's words. */
  rule: (value: Mark) => [
    <>
      {value('payee')} is {value('The Copper Kettle')}
    </>,
    <>
      and {value('amount')} is less than {value('-50.00')}
    </>,
    <>
      → set {value('category')} to {value('Dining Out')}
    </>,
  ],
  searched: 'noodle',
  foundPayee: 'Noodle Lantern',
  found: [
    ['11/14/2025', '43.25'],
    ['11/04/2025', '38.60'],
  ],
  toBudget: 'To Budget',
  toBudgetAmount: '142.50',

  tryIt: 'Who pays for one dinner too many?',
  tryItStart:
    'Your money is in envelopes: some for rent, some for food. This September, Eating Out ran out first.',
  tryItText:
    'Cover the shortfall from another envelope. Or do nothing, go on to October, and watch it come out of To Budget. Change any amount: the numbers follow the app’s own rules.',
  tryItGuide: 'How envelope budgeting works',

  features: 'What you can do with it',
  budget: 'A budget built on money you have',
  budgetText:
    'Plan with the money in your accounts, not with a forecast. When plans change, move money between envelopes in two clicks. Any money left at the end of a month carries over to the next.',
  budgetPicture:
    'Dining Out is overspent by 23.15, and a small window next to its balance covers it from Groceries',
  envelopes: 'Envelope budgeting',
  categories: 'Categories and months',
  transactions: 'Transactions at the speed of typing',
  transactionsText: `Enter a purchase without touching the mouse, split a receipt across three envelopes, link both sides of a transfer, or edit a hundred rows at once. Payees and categories fill themselves in as ${PRODUCT_SHORT} learns yours.`,
  transactionsPicture:
    'A receipt of 90.00 being split in a credit card’s register: 62.50 for the household, 20.00 for gifts, and 7.50 left',
  entering: 'Importing and entering',
  bulk: 'Editing in bulk',
  reports: 'Reports that answer your questions',
  reportsText:
    'On your own dashboard, arrange net worth, cash flow, this month’s spending compared to last month’s, and a calendar of your money. If none of them fits, build a custom report.',
  reportsPicture:
    'The reports dashboard: net worth rising over six months, cash flow, monthly spending, a donut chart of categories, and a calendar',
  dashboard: 'The reports dashboard',
  customReports: 'Custom reports',

  paths: 'Where do you want to start?',
  start: 'Start budgeting',
  startText: 'Try the demo, then set up your accounts and give your money its first jobs.',
  startLink: 'Start from scratch',
  startRoadmap: 'Roadmap for new users',
  host: 'Run your own server',
  hostText: `Sync your phone and your computers, and connect your bank. Use your own machine, or rent one that’s ready to use.`,
  hostLink: 'Install with Docker',
  pikapods: 'Set up on PikaPods in 2 minutes',
  move: 'Move from YNAB',
  moveText:
    'Bring your accounts, transactions, and budgeted months with you, and check that the balances match.',
  moveLink: 'Import your YNAB budget',
  build: 'Build with the API',
  buildText: 'Import from your own source, or calculate what no report shows, with a few lines of Node.js.',
  buildLink: 'Get started with the API',
  buildReference: 'API reference',

  newIn: (version: string) => `New in ${version}`,
  releasedOn: 'Released on ',
  everythingIn: (version: string) => `Everything in ${version}`,
  allReleases: 'All releases',
  fromBlog: 'From the blog',

  community: 'Made by the people who use it',
  volunteers: 'No company, one community',
  volunteersText: (contributing: Mark) => (
    <>
      Volunteers build {PRODUCT_SHORT}, use it for their own money, and answer questions on Discord. You can
      join in with a question, a bug report, a translation, or a {contributing('pull request')}.
    </>
  ),
  discord: 'Ask on Discord',
  code: 'Read the code',
  donations: 'Paid for by people who like it',
  donationsText: (paid: Mark) => (
    <>
      Donations pay maintainers for work that nobody sees: {paid('reviews, triage, and releases')}. Income and
      expenses are public. PikaPods donates 20% of what people pay it to run {PRODUCT_SHORT}.
    </>
  ),
  donate: 'Donate on Open Collective',
} as const;
