import { Call } from '@/components/marketing/call';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { EXTERNAL, PRODUCT_SHORT } from '@/lib/site';
import styles from './community.module.css';

/** Who makes the app, who pays for it, and how to take part. */
export function Community() {
  return (
    <section aria-labelledby="community" className={styles.section}>
      <h2 className={styles.heading} id="community">
        Made by the people who use it
      </h2>
      <div className={styles.columns}>
        <div>
          <h3 className={styles.title}>No company, one community</h3>
          <p className={styles.text}>
            Volunteers build {PRODUCT_SHORT}, keep their own money in it, and answer questions on Discord. You
            can join in with a question, a bug report, a translation or a{' '}
            <Link href={routes.doc('contributing/index')}>pull request</Link>.
          </p>
          <p className={styles.calls}>
            <Call href={EXTERNAL.discord}>Ask on Discord</Call>
            <Call href={EXTERNAL.github}>Read the code</Call>
          </p>
        </div>
        <div>
          <h3 className={styles.title}>Paid for by those who like it</h3>
          <p className={styles.text}>
            Donations pay maintainers for the work that nobody sees:{' '}
            <Link href={routes.doc('contributing/leadership/paying-contributors')}>
              reviews, triage and releases
            </Link>
            . Income and expenses are public. PikaPods adds 20% of what people pay it to run {PRODUCT_SHORT}.
          </p>
          <p className={styles.calls}>
            <Call href={EXTERNAL.donate}>Donate on Open Collective</Call>
          </p>
        </div>
      </div>
    </section>
  );
}
