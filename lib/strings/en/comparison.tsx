import { PRODUCT_SHORT } from '../../site';
import type { Mark } from '../types';

/** The home page's comparison with other ways to budget. Each `Mark` links a fact to the page where it can be checked. */
export const comparisonStrings = {
  heading: `How ${PRODUCT_SHORT} compares`,
  intro: (post: Mark) => (
    <>
      We make {PRODUCT_SHORT}, so check our claims: each link leads to a source.{' '}
      {post(`${PRODUCT_SHORT} vs YNAB`)} goes into detail.
    </>
  ),
  checked: (date: string) =>
    `Checked on ${date}. Prices and features change, so check the linked pages before you decide.`,
  subject: 'Subject',
  spreadsheet: 'A spreadsheet',

  price: 'Price',
  priceActual: (bank: Mark) => (
    <>Free and open source. Renting a server or using {bank('bank sync')} may cost a little</>
  ),
  priceYnab: (trial: Mark, post: Mark) => (
    <>
      A subscription, {trial('free for the first 34 days')}; {post('$109 a year (as of July 2024)')}
    </>
  ),
  priceSpreadsheet: (libreOffice: Mark) => <>Free with {libreOffice('LibreOffice')}, for example</>,
  priceFirefly: (license: Mark) => <>Free and {license('open source')}. You need a server</>,

  data: 'Where your budget is',
  dataActual: (privacy: Mark) => <>On {privacy('your devices')}, and on your server if you want one</>,
  dataYnab: (security: Mark) => <>On {security('YNAB’s servers')}</>,
  dataSpreadsheet: 'In your own file, or with the company that runs your online spreadsheet',
  dataFirefly: (about: Mark) => <>On {about('a server that you run')}</>,

  bank: 'Bank sync',
  bankActual: (providers: Mark) => (
    <>
      Through {providers('an outside provider')} in the United States, Canada, and Brazil, or in Europe with
      an existing GoCardless account. Needs a server
    </>
  ),
  bankYnab: (link: Mark) => <>{link('Built in')}, for the banks that its providers cover</>,
  bankSpreadsheet: (tiller: Mark) => <>With an add-on, such as {tiller('Tiller')}</>,
  bankFirefly: (providers: Mark) => <>Through {providers('outside providers')}, with a separate importer</>,

  phone: 'Phone',
  phoneActual: (phone: Mark) => <>{phone('In the browser')}, from your server. No app in the app stores</>,
  phoneYnab: (apps: Mark) => <>{apps('Apps')} for iPhone, iPad, and Android</>,
  phoneSpreadsheet: 'Depends on the spreadsheet',
  phoneFirefly: (apps: Mark) => <>{apps('Apps by other developers')}</>,

  method: 'Budgeting method',
  methodActual: (envelopes: Mark) => <>{envelopes('Envelopes')}: you budget the money you have</>,
  methodYnab: (method: Mark) => <>{method('The YNAB method')}: every dollar gets a job</>,
  methodSpreadsheet: 'Any method you build yourself',
  methodFirefly: (budgets: Mark, limits: Mark) => (
    <>
      {budgets('Budgets')} that limit spending; {limits('not zero-based')} by design
    </>
  ),
} as const;
