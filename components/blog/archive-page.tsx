import { Link } from '@/components/ui/link';
import { archive } from '@/lib/blog/years';
import { posts } from '@/lib/content/queries';
import { monthAndDay, shortMonthAndDay } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import styles from './archive-page.module.css';
import { BlogLayout } from './blog-layout';
import { PageHead } from './page-head';
import { Years } from './years';

/** Every post by year, with the first highlight of each release. */
export function ArchivePage() {
  const all = posts();
  const years = archive(all);
  return (
    <BlogLayout sidebar={<Years years={years.map(({ year }) => year)} />}>
      <PageHead tab={routes.archive} title={blogStrings.archive}>
        <p>{blogStrings.archiveText(all.length)}</p>
      </PageHead>
      {years.map(({ year, posts: ofYear }) => (
        <section aria-labelledby={String(year)} className={styles.year} key={year}>
          <h2 id={String(year)}>{year}</h2>
          <ul className={styles.posts} role="list">
            {ofYear.map(({ slug, title, date, release }) => (
              <li className={styles.post} key={slug}>
                <Link className={styles.link} href={routes.post(slug)}>
                  <time data-short={shortMonthAndDay(date)} dateTime={date}>
                    {monthAndDay(date)}
                  </time>
                  <span className="visually-hidden"> - </span>
                  <span data-article={release === undefined || undefined}>{title}</span>
                </Link>
                {release?.highlights[0] && <p className={styles.highlight}>{release.highlights[0]}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  );
}
