import type { BlogPost } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import styles from './post-tags.module.css';
import { TagLink } from './tag-link';

/** A post's tags. */
export function PostTags({ post }: { post: BlogPost }) {
  return (
    <div className={styles.tags}>
      <span>{blogStrings.tagsOfPost}</span>
      <ul className={styles.list} role="list">
        {post.tags.map(tag => (
          <li key={tag}>
            <TagLink href={routes.tag(tag)} tag={tag} />
          </li>
        ))}
      </ul>
    </div>
  );
}
