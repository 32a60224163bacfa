import { Neighbours } from '@/components/ui/neighbours';
import type { BlogPost } from '@/lib/content/queries';
import type { Page } from '@/lib/pagination';
import * as strings from '@/lib/strings';
import { PostCard } from './post-card';
import styles from './post-list.module.css';

/** A page of posts, newest first, with links to the pages beside it; `href` gives the address of a page. */
export function PostList({ page, href }: { page: Page<BlogPost>; href: (page: number) => string }) {
  const { items, number, count } = page;
  if (items.length === 0) return <p className={styles.empty}>{strings.blog.noPosts}</p>;
  return (
    <>
      {items.map(post => (
        <PostCard key={post.slug} post={post} />
      ))}
      {count > 1 && (
        <Neighbours
          after={number < count ? { label: strings.blog.olderEntries, href: href(number + 1) } : undefined}
          before={number > 1 ? { label: strings.blog.newerEntries, href: href(number - 1) } : undefined}
          label={strings.blog.listNavigation}
        />
      )}
    </>
  );
}
