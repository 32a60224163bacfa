import { EnvelopeSimulator } from '@/components/simulator';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import styles from './try-it.module.css';

/** The short simulator, with the one question it asks. */
export function TryIt() {
  return (
    <section aria-labelledby="try-it" className={styles.ground}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title} id="try-it">
            Who pays for one dinner too many?
          </h2>
          <p>
            Money waits in envelopes: so much for rent, so much for food. This September, Eating Out ran out
            first.
          </p>
          <p>
            Cover it from another envelope, or do nothing, go on to October and watch the shortfall come out
            of what is left to budget. Change any amount: the figures follow the app’s own rules.
          </p>
          <p>
            <Link href={routes.doc('getting-started/envelope-budgeting')}>How envelope budgeting works</Link>
          </p>
        </div>
        <EnvelopeSimulator short />
      </div>
    </section>
  );
}
