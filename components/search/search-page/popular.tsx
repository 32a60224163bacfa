import { Link } from '@/components/ui/link';
import questions from '@/generated/popular.json';
import { searchStrings as strings } from '@/strings/search';
import styles from './search-page.module.css';

/** The most common questions, for readers who haven't typed anything, and for those whose words weren't found. */
export function Popular() {
  return (
    // If the address has a query, lib/inline/search-page.ts hides this before the first paint.
    <section aria-labelledby="popular" className={styles.popular} data-popular suppressHydrationWarning>
      <h2 id="popular">{strings.popular}</h2>
      <ul role="list">
        {questions.map(({ question, href }) => (
          <li key={href}>
            <Link className={styles.question} href={href}>
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
