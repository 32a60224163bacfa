import { CopyMarkdown } from '@/components/docs/copy-markdown';
import { TableOfContents } from '@/components/docs/table-of-contents';
import { PageMistakes } from '@/components/layout/errors/page-mistakes';
import { mdxComponents } from '@/components/mdx';
import { Icon } from '@/components/ui/icon';
import { JsonLdScript } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import { Neighbors } from '@/components/ui/neighbors';
import { besides } from '@/lib/blog/order';
import { readPost } from '@/lib/content/read-page';
import { posts, sourceFile, type BlogPost } from '@/lib/content/queries';
import { twinPath } from '@/lib/markdown/path';
import { runMdx } from '@/lib/mdx/run';
import { routes } from '@/lib/routes';
import { jsonLdText, postJsonLd } from '@/lib/seo/json-ld';
import { postFacts } from '@/lib/seo/post-facts';
import { EDIT_URL } from '@/lib/external';
import { blogStrings } from '@/strings/blog';
import { pageStrings } from '@/strings/page';
import { BlogLayout } from './blog-layout';
import { PageHead } from './page-head';
import { PostAuthors } from './post-authors';
import { PostMeta } from './post-meta';
import styles from './post-page.module.css';
import { PostTags } from './post-tags';

/** A post, with its table of contents and links to the previous and next posts. */
export function PostPage({ post }: { post: BlogPost }) {
  const { code, headings, readingTime } = readPost(sourceFile(post));
  const { newer, older } = besides(posts(), post.slug);
  return (
    <BlogLayout contents={<TableOfContents headings={headings} />}>
      <JsonLdScript text={jsonLdText(postJsonLd(postFacts(post)))} />
      <Link className={styles.back} href={routes.blog()}>
        <Icon name="chevron" size={16} />
        {blogStrings.allPosts}
      </Link>
      <article>
        <PageHead title={post.title} />
        <div className={styles.byline}>
          <PostMeta post={post} readingTime={readingTime} />
          <PostAuthors post={post} />
        </div>
        <div className={`prose ${styles.body}`}>{runMdx(code, mdxComponents)}</div>
        <footer className={styles.foot}>
          <PostTags post={post} />
          <Link className={styles.edit} href={EDIT_URL + sourceFile(post)}>
            <Icon name="pencil" size={16} />
            {pageStrings.edit}
          </Link>
          <CopyMarkdown href={twinPath(routes.post(post.slug))} />
        </footer>
      </article>
      <Neighbors
        after={older && neighbor(blogStrings.olderPost, older)}
        before={newer && neighbor(blogStrings.newerPost, newer)}
        label={blogStrings.postNavigation}
      />
      <PageMistakes file={sourceFile(post)} />
    </BlogLayout>
  );
}

function neighbor(label: string, { title, slug }: BlogPost) {
  return { label, title, href: routes.post(slug) };
}
