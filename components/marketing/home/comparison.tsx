import type { ReactNode } from 'react';
import { linkTo } from '@/components/ui/link/link-to';
import { longDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { PRODUCT_SHORT } from '@/lib/site';
import { comparisonStrings as strings } from '@/strings/comparison';
import styles from './comparison.module.css';
import section from './section.module.css';

/** When the facts were last compared with their sources, as an ISO date. */
const CHECKED = '2026-11-22';

/** Pages on other sites with the facts. `npm run check:links` finds those that are gone. */
const SOURCES = {
  libreOffice: 'https://www.libreoffice.org/',
  tiller:
    'https://help.tillerhq.com/en/articles/3278731-using-the-tiller-money-feeds-add-on-for-google-sheets',
  ynab: {
    trial: 'https://www.ynab.com/cancellation',
    security: 'https://www.ynab.com/security',
    bank: 'https://docs.youneedabudget.com/article/172-link-account',
    phone: 'https://docs.youneedabudget.com/article/713-manage-your-subscription',
    method: 'https://docs.youneedabudget.com/article/1199-account-types-mobile',
  },
  firefly: {
    license: 'https://github.com/firefly-iii/firefly-iii',
    about: 'https://docs.firefly-iii.org/explanation/firefly-iii/about/introduction/',
    bank: 'https://docs.firefly-iii.org/how-to/data-importer/import/third-party-providers/',
    phone: 'https://docs.firefly-iii.org/references/firefly-iii/third-parties/apps/',
    budgets: 'https://docs.firefly-iii.org/explanation/financial-concepts/budgets/',
    limits: 'https://docs.firefly-iii.org/explanation/more-information/what-its-not/',
  },
};

const POST = routes.post('2024-07-01-actual-vs-ynab');

const PRODUCTS = [PRODUCT_SHORT, 'YNAB', strings.spreadsheet, 'Firefly III'];

/** Each subject with a fact about each product, in the order of `PRODUCTS`. */
const ROWS: [subject: string, ...facts: ReactNode[]][] = [
  [
    strings.price,
    strings.priceActual(linkTo(routes.doc('advanced/bank-sync'))),
    strings.priceYnab(linkTo(SOURCES.ynab.trial), linkTo(POST)),
    strings.priceSpreadsheet(linkTo(SOURCES.libreOffice)),
    strings.priceFirefly(linkTo(SOURCES.firefly.license)),
  ],
  [
    strings.data,
    strings.dataActual(linkTo(routes.privacyPolicy)),
    strings.dataYnab(linkTo(SOURCES.ynab.security)),
    strings.dataSpreadsheet,
    strings.dataFirefly(linkTo(SOURCES.firefly.about)),
  ],
  [
    strings.bank,
    strings.bankActual(linkTo(routes.doc('advanced/bank-sync'))),
    strings.bankYnab(linkTo(SOURCES.ynab.bank)),
    strings.bankSpreadsheet(linkTo(SOURCES.tiller)),
    strings.bankFirefly(linkTo(SOURCES.firefly.bank)),
  ],
  [
    strings.phone,
    strings.phoneActual(linkTo(routes.install)),
    strings.phoneYnab(linkTo(SOURCES.ynab.phone)),
    strings.phoneSpreadsheet,
    strings.phoneFirefly(linkTo(SOURCES.firefly.phone)),
  ],
  [
    strings.method,
    strings.methodActual(linkTo(routes.doc('getting-started/envelope-budgeting'))),
    strings.methodYnab(linkTo(SOURCES.ynab.method)),
    strings.methodSpreadsheet,
    strings.methodFirefly(linkTo(SOURCES.firefly.budgets), linkTo(SOURCES.firefly.limits)),
  ],
];

/** A comparison with other ways to budget. On phones, each subject becomes a list of products and facts. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison" className={`${section.inner} ${styles.comparison}`}>
      <h2 className={section.heading} id="comparison">
        {strings.heading}
      </h2>
      <p className={styles.intro}>{strings.intro(linkTo(POST))}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{strings.subject}</span>
            </th>
            {PRODUCTS.map(product => (
              <th key={product} scope="col">
                {product}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([subject, ...facts]) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              {facts.map((fact, index) => (
                <td key={PRODUCTS[index]}>
                  <span className={styles.product}>{PRODUCTS[index]}</span>
                  <span>{fact}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.checked}>{strings.checked(longDate(CHECKED))}</p>
    </section>
  );
}
