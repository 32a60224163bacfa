import { Link } from '@/components/ui/link';
import { postCountText } from '@/lib/blog/authors';
import { countTags, tagsByLetter } from '@/lib/blog/tags';
import { posts } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import { BlogLayout } from './blog-layout';
import { PageHead } from './page-head';
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
          <ul role="list">
            {tags.map(({ tag, count }) => (
              <li key={tag}>
                <Link className={styles.tag} href={routes.tag(tag)}>
                  {tag} <span className={styles.count}>{postCountText(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  );
}
