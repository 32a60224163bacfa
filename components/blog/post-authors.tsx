import { Link } from '@/components/ui/link';
import { postAuthors, type BlogPost } from '@/lib/content/queries';
import { blogStrings } from '@/strings/blog';
import { Avatar } from './avatar';
import styles from './post-authors.module.css';

/** A post's authors. Renders nothing if there are none. */
export function PostAuthors({ post }: { post: BlogPost }) {
  const authors = postAuthors(post);
  if (authors.length === 0) return null;
  return (
    <ul aria-label={blogStrings.authors} className={styles.authors} role="list">
      {authors.map(({ name, title, url }) => (
        <li className={styles.author} key={name}>
          <Avatar name={name} size={32} />
          <div className={styles.about}>
            <Link className={styles.name} href={url}>
              {name}
            </Link>
            <p className={styles.title}>{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
