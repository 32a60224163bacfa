import type { BlogPost } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import styles from './post-tags.module.css';
import { TagLink } from './tag-link';

/** A post's tags. What they are is obvious to see, so it's only said to those who don't. */
export function PostTags({ post }: { post: BlogPost }) {
  return (
    <div>
      <span className="visually-hidden">{blogStrings.tagsOfPost}</span>
      <ul className={styles.tags} role="list">
        {post.tags.map(tag => (
          <li key={tag}>
            <TagLink href={routes.tag(tag)} tag={tag} />
          </li>
        ))}
      </ul>
    </div>
  );
}
