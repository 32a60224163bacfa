import { EnvelopeSimulator } from '@/components/simulator';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { homeStrings as strings } from '@/strings/home';
import section from './section.module.css';
import styles from './try-it.module.css';

/** The short simulator, with its question. */
export function TryIt() {
  return (
    <section aria-labelledby="try-it" className={styles.ground}>
      <div className={`${section.inner} ${styles.inner}`}>
        <div className={styles.words}>
          <h2 className={styles.title} id="try-it">
            {strings.tryIt}
          </h2>
          <p className={styles.start}>{strings.tryItStart}</p>
          <p>{strings.tryItText}</p>
          <p>
            <Link className={styles.guide} href={routes.doc('getting-started/envelope-budgeting')}>
              {strings.tryItGuide}
            </Link>
          </p>
        </div>
        <EnvelopeSimulator short />
      </div>
    </section>
  );
}
