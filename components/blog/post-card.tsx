import { Link } from '@/components/ui/link';
import { readPost } from '@/lib/content/read-page';
import { postAuthors, sourceFile, type BlogPost } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import styles from './post-card.module.css';
import { PostTags } from './post-tags';
import { renderPreview } from './preview';

interface PostCardProps {
  post: BlogPost;
  /** Whether it's set apart from the posts below it. */
  isNewest: boolean;
  /** The author whose page it's on. Their name isn't repeated if they're the only one. */
  author?: string;
}

/** A post in a list: title, date, authors, and its summary. A post without a truncate marker is short, so it's shown in full. */
export function PostCard({ post, isNewest, author }: PostCardProps) {
  const { preview, readingTime } = readPost(sourceFile(post));
  const href = routes.post(post.slug);
  const authors = postAuthors(post);
  const isOwn = authors.every(({ name }) => name === author);
  return (
    <article className={isNewest ? `${styles.card} ${styles.newest}` : styles.card}>
      <h2 className={styles.title}>
        <Link className={styles.titleLink} href={href}>
          {post.title}
        </Link>
      </h2>
      <p className={styles.meta}>
        <time dateTime={post.date}>{longDate(post.date)}</time>
        <span className={styles.by}>
          <span className={styles.dot}> · </span>
          {readingTime}
        </span>
        {(isOwn ? [] : authors).map(({ name, url }) => (
          <span className={`${styles.by} ${styles.whom}`} key={name}>
            <span className={styles.dot}> · </span>
            <Link className={styles.author} href={url}>
              {name}
            </Link>
          </span>
        ))}
      </p>
      {preview.hasMore ? (
        <p className={styles.summary}>{post.description}</p>
      ) : (
        <div className={`prose ${styles.summary}`}>{renderPreview(post, preview.code)}</div>
      )}
      <footer className={styles.foot}>
        <PostTags post={post} />
        {preview.hasMore && (
          // The accessible name for screen readers (docs/requirement.md#blog). Search engines read the visible text.
          <Link aria-label={blogStrings.readMoreAbout(post.title)} className={styles.more} href={href}>
            {blogStrings.readMore}
            <span className="visually-hidden">{blogStrings.about(post.title)}</span>
          </Link>
        )}
      </footer>
    </article>
  );
}
