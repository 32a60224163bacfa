import { readingTime } from '@/lib/blog/reading-time';
import type { BlogPost } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import styles from './post-meta.module.css';

/** When a post was published, and how long it takes to read. */
export function PostMeta({ post }: { post: BlogPost }) {
  return (
    <p className={styles.meta}>
      <time dateTime={post.date}>{longDate(post.date)}</time> · {readingTime(post)}
    </p>
  );
}
