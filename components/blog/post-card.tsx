import { Link } from '@/components/ui/link';
import { readPost } from '@/lib/content/read-page';
import { sourceFile, type BlogPost } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import { PostAuthors } from './post-authors';
import styles from './post-card.module.css';
import { PostMeta } from './post-meta';
import { PostTags } from './post-tags';
import { renderPreview } from './preview';

/** A post in a list. */
export function PostCard({ post }: { post: BlogPost }) {
  const { preview, readingTime } = readPost(sourceFile(post));
  const href = routes.post(post.slug);
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>
        <Link className={styles.titleLink} href={href}>
          {post.title}
        </Link>
      </h2>
      <PostMeta post={post} readingTime={readingTime} />
      <PostAuthors post={post} />
      <div className={`prose ${styles.preview}`}>{renderPreview(post, preview.code)}</div>
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
