import { countTags, tagsByLetter } from '@/lib/blog/tags';
import { posts } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import { BlogLayout } from './blog-layout';
import { PageHead } from './page-head';
import { TagLink } from './tag-link';
import styles from './tags-page.module.css';

/** Every tag with its number of posts, grouped by first letter. */
export function TagsPage() {
  return (
    <BlogLayout>
      <PageHead title={blogStrings.tags} />
      {tagsByLetter(countTags(posts())).map(({ letter, tags }) => (
        <section aria-labelledby={letter} className={styles.group} key={letter}>
          <h2 className={styles.letter} id={letter}>
            {letter}
          </h2>
          <ul className={styles.tags} role="list">
            {tags.map(({ tag, count }) => (
              <li key={tag}>
                <TagLink count={count} href={routes.tag(tag)} tag={tag} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  );
}
