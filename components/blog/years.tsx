import { Link } from '@/components/ui/link';
import { blogStrings } from '@/strings/blog';
import blogLink from './blog-link.module.css';
import styles from './years.module.css';

const TITLE_ID = 'years';

/** Links to the archive's years, beside it. On phones there are only the headings. */
export function Years({ years }: { years: number[] }) {
  return (
    <nav aria-labelledby={TITLE_ID} className={styles.years}>
      <p className={styles.title} id={TITLE_ID}>
        {blogStrings.years}
      </p>
      <ul role="list">
        {years.map(year => (
          <li key={year}>
            <Link className={blogLink.link} href={`#${year}`}>
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
