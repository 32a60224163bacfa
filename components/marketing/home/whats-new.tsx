import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { homeStrings as strings } from '@/strings/home';
import section from './section.module.css';
import styles from './whats-new.module.css';

/** The latest release with its highlights, and the newest posts about other things. */
export function WhatsNew({ release, others }: { release: BlogPost; others: BlogPost[] }) {
  const version = release.release?.version ?? '';
  return (
    <section aria-labelledby="whats-new" className={`${section.inner} ${styles.section}`}>
      <div>
        <h2 className={section.heading} id="whats-new">
          {strings.newIn(version)}
        </h2>
        <p className={styles.date}>
          {strings.releasedOn}
          <time dateTime={release.date}>{longDate(release.date)}</time>
        </p>
        <ul className={styles.highlights}>
          {release.release?.highlights.map(highlight => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link href={routes.post(release.slug)}>{strings.everythingIn(version)}</Link>
          <Link href={routes.releases}>{strings.allReleases}</Link>
        </p>
      </div>
      <div>
        <h3 className={styles.subheading}>{strings.fromBlog}</h3>
        <ul className={styles.posts} role="list">
          {others.map(post => (
            <li key={post.slug}>
              <Link href={routes.post(post.slug)}>{post.title}</Link>
              <time className={styles.date} dateTime={post.date}>
                {longDate(post.date)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
