import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import * as strings from '@/lib/strings';
import { PostAuthors } from './post-authors';
import styles from './post-card.module.css';
import { PostMeta } from './post-meta';
import { PostTags } from './post-tags';
import { renderPreview } from './preview';

/** A post in a list. */
export async function PostCard({ post }: { post: BlogPost }) {
  const { content, goesOn } = await renderPreview(post);
  const href = routes.post(post.slug);
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>
        <Link className={styles.titleLink} href={href}>
          {post.title}
        </Link>
      </h2>
      <PostMeta post={post} />
      <PostAuthors post={post} />
      <div className={`prose ${styles.preview}`}>{content}</div>
      <footer className={styles.foot}>
        <PostTags post={post} />
        {goesOn && (
          // The name for screen readers (docs/requirement.md#blog); search engines read the text.
          <Link aria-label={strings.blog.readMoreAbout(post.title)} className={styles.more} href={href}>
            {strings.blog.readMore}
            <span className="visually-hidden">{strings.blog.about(post.title)}</span>
          </Link>
        )}
      </footer>
    </article>
  );
}
