import type { BlogPost } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import styles from './post-meta.module.css';

/** When a post was published, and how long it takes to read. */
export function PostMeta({ post, readingTime }: { post: BlogPost; readingTime: string }) {
  return (
    <p className={styles.meta}>
      <time dateTime={post.date}>{longDate(post.date)}</time> · {readingTime}
    </p>
  );
}
