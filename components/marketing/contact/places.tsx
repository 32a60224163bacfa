import type { ReactNode } from 'react';
import { Call } from '@/components/marketing/call';
import pageStyles from '@/components/marketing/page.module.css';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/site';
import styles from './places.module.css';

/** Where each kind of message belongs. */
export function Places() {
  return (
    <section aria-labelledby="where" className={pageStyles.section}>
      <h2 id="where">Where to write</h2>
      <ul className={styles.places} role="list">
        <Place title="You have a question" call={<Call href={EXTERNAL.discord}>Join the Discord</Call>}>
          About installing, budgeting or anything that does not work as you expect: open a post in{' '}
          <Link href={EXTERNAL.discordSupport}>#support</Link>.
        </Place>
        <Place
          title="You found a bug, or wish for a feature"
          call={<Call href={EXTERNAL.newIssue}>Open an issue</Call>}
        >
          <Link href={EXTERNAL.issues}>Search the issues</Link> first, closed ones too: feature requests are
          closed at once and collect votes there. Without a GitHub account, say it on Discord, and somebody
          will file it for you.
        </Place>
        <Place
          title="You see a mistake on this site"
          call={<Call href={routes.doc('contributing/writing-docs')}>How to edit a page</Call>}
        >
          Every page of the documentation ends with <strong>Edit this page</strong>, which opens its source on
          GitHub. You can change it right there in the browser.
        </Place>
      </ul>
    </section>
  );
}

function Place({ title, children, call }: { title: string; children: ReactNode; call: ReactNode }) {
  return (
    <li className={styles.place}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p>{children}</p>
      </div>
      <div className={styles.call}>{call}</div>
    </li>
  );
}
