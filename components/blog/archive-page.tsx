import { Link } from '@/components/ui/link';
import { archive } from '@/lib/blog/years';
import { posts } from '@/lib/content/queries';
import { monthAndDay } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import styles from './archive-page.module.css';
import { PageHead } from './page-head';

/** Every post by year. */
export function ArchivePage() {
  const all = posts();
  return (
    <main className={styles.page}>
      <PageHead title={blogStrings.archive}>
        <p>{blogStrings.archiveText(all.length)}</p>
      </PageHead>
      <div className={styles.years}>
        {archive(all).map(({ year, posts: ofYear }) => (
          <section aria-labelledby={String(year)} key={year}>
            <h2 className={styles.year} id={String(year)}>
              {year}
            </h2>
            <ul role="list">
              {ofYear.map(({ slug, title, date, release }) => (
                <li key={slug}>
                  <Link className={styles.link} href={routes.post(slug)}>
                    <time dateTime={date}>{monthAndDay(date)}</time>
                    <span className="visually-hidden"> - </span>
                    <span data-article={release === undefined || undefined}>{title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
