import { Link } from '@/components/ui/link';
import { postCountText } from '@/lib/blog/authors';
import { countTags, tagsByLetter } from '@/lib/blog/tags';
import { posts, postsTagged } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import { BlogLayout } from './blog-layout';
import { NewestPost } from './newest-post';
import { PageHead } from './page-head';
import styles from './tags-page.module.css';

/** Every tag with its number of posts and the newest one, grouped by first letter. */
export function TagsPage() {
  return (
    <BlogLayout>
      <PageHead tab={routes.tags} title={blogStrings.tags} />
      {tagsByLetter(countTags(posts())).map(({ letter, tags }) => (
        <section aria-labelledby={letter} key={letter}>
          {/* A letter is only worth a look if several tags start with it. */}
          <h2 className={tags.length > 1 ? styles.letter : 'visually-hidden'} id={letter}>
            {letter}
          </h2>
          <ul role="list">
            {tags.map(({ tag, count }) => {
              const [newest] = postsTagged(tag);
              return (
                <li className={styles.row} key={tag}>
                  <Link className={styles.tag} href={routes.tag(tag)}>
                    <span>{tag}</span> <span className={styles.count}>{postCountText(count)}</span>
                  </Link>
                  {newest && <NewestPost className={styles.newest} post={newest} />}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </BlogLayout>
  );
}
