import { Link } from '@/components/ui/link';
import { postCountText } from '@/lib/blog/authors';
import { countTags, tagsByLetter } from '@/lib/blog/tags';
import { posts, postsTagged } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import { BlogLayout } from './blog-layout';
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
            {tags.map(({ tag, count }) => (
              <li className={styles.row} key={tag}>
                <Link className={styles.tag} href={routes.tag(tag)}>
                  <span>{tag}</span> <span className={styles.count}>{postCountText(count)}</span>
                </Link>
                <Newest tag={tag} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  );
}

/** The newest post with a tag. */
function Newest({ tag }: { tag: string }) {
  const [post] = postsTagged(tag);
  if (!post) return null;
  return (
    <p className={styles.newest}>
      {blogStrings.newestPost} <span className={styles.post}>{post.title}</span>, {longDate(post.date)}
    </p>
  );
}
