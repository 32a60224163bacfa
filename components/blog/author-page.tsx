import { authorHeading } from '@/lib/blog/authors';
import { authorKey, postsBy, type Author, type BlogPost } from '@/lib/content/queries';
import type { Page } from '@/lib/pagination';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import styles from './author-page.module.css';
import { Avatar } from './avatar';
import { BlogLayout } from './blog-layout';
import { LinkRow } from './link-row';
import { PageHead } from './page-head';
import { PostList } from './post-list';

/** The name, and how many posts there are beside it, in smaller letters. There, nothing needs to separate them. */
function Heading({ name, separator, posts }: ReturnType<typeof authorHeading>) {
  return (
    <>
      {name}
      <span className={styles.count}>
        <span className="visually-hidden">{separator}</span>
        {posts}
      </span>
    </>
  );
}

/** A page of an author's posts. It starts like the page of all authors, and the author is below the tabs. */
export function AuthorPage({ author, page }: { author: Author; page: Page<BlogPost> }) {
  const { name, title, url } = author;
  const key = authorKey(author);
  const links = [
    { label: blogStrings.gitHub, name: blogStrings.onGitHub(name), href: url },
    { label: blogStrings.allAuthors, href: routes.authors },
  ];
  return (
    <BlogLayout>
      <PageHead isHeading={false} tab={routes.authors} title={blogStrings.authors} />
      <div className={styles.profile}>
        <Avatar name={name} size={56} />
        <h1 className={styles.name}>
          <Heading {...authorHeading(name, postsBy(key).length)} />
        </h1>
        <div className={styles.about}>
          <p>{title}</p>
          <LinkRow label={blogStrings.authors} links={links} />
        </div>
      </div>
      {page.items.length === 0 ? (
        <p className={styles.empty}>{blogStrings.noPostsByAuthor}</p>
      ) : (
        <PostList author={name} href={number => routes.author(key, number)} page={page} />
      )}
    </BlogLayout>
  );
}
