import { Neighbors } from '@/components/ui/neighbors';
import type { BlogPost } from '@/lib/content/queries';
import type { Page } from '@/lib/pagination';
import { blogStrings } from '@/strings/blog';
import { PostCard } from './post-card';
import styles from './post-list.module.css';

interface PostListProps {
  page: Page<BlogPost>;
  /** Returns a page's address. */
  href: (page: number) => string;
  /** On an author's own page, their name. Posts don't repeat it, unless they have other authors, too. */
  author?: string;
  /** Whether the first post of the first page is set apart. */
  featured?: boolean;
}

/** A page of posts, newest first, with links to the previous and next pages. */
export function PostList({ page, href, author, featured = false }: PostListProps) {
  const { items, number, count } = page;
  if (items.length === 0) return <p className={styles.empty}>{blogStrings.noPosts}</p>;
  return (
    <>
      {items.map((post, index) => (
        <PostCard
          author={author}
          isNewest={featured && number === 1 && index === 0}
          key={post.slug}
          post={post}
        />
      ))}
      {count > 1 && (
        <Neighbors
          after={number < count ? { label: blogStrings.olderEntries, href: href(number + 1) } : undefined}
          before={number > 1 ? { label: blogStrings.newerEntries, href: href(number - 1) } : undefined}
          label={blogStrings.listNavigation}
        />
      )}
    </>
  );
}
