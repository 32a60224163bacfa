import { Link } from '@/components/ui/link';
import { postCountText } from '@/lib/blog/authors';
import { authorKey, authors, postsBy } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import styles from './authors-page.module.css';
import { Avatar } from './avatar';
import { BlogLayout } from './blog-layout';
import { NewestPost } from './newest-post';
import { PageHead } from './page-head';

/** Every author, with the number of their posts and the newest one. */
export function AuthorsPage() {
  return (
    <BlogLayout>
      <PageHead tab={routes.authors} title={blogStrings.authors} />
      <ul role="list">
        {authors().map(author => {
          const key = authorKey(author);
          const all = postsBy(key);
          const [newest] = all;
          return (
            <li className={styles.author} key={key}>
              <Avatar name={author.name} size={40} />
              <h2 className={styles.name}>
                <Link className={styles.link} href={routes.author(key)}>
                  {author.name}
                </Link>
              </h2>
              <p className={styles.title}>{author.title}</p>
              {newest && <NewestPost className={styles.newest} post={newest} />}
              <p className={styles.count}>{postCountText(all.length)}</p>
            </li>
          );
        })}
      </ul>
    </BlogLayout>
  );
}
