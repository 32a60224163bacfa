import type { BlogPost } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import { blogStrings } from '@/strings/blog';
import styles from './newest-post.module.css';

/** The newest post of a list, in the list's row on another page. */
export function NewestPost({ post: { title, date }, className }: { post: BlogPost; className?: string }) {
  return (
    <p className={className}>
      {blogStrings.newestPost} {title}, <span className={styles.date}>{longDate(date)}</span>
    </p>
  );
}
