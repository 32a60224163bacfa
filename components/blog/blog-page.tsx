import { JsonLdScript } from '@/components/ui/json-ld';
import type { BlogPost } from '@/lib/content/queries';
import type { Page } from '@/lib/pagination';
import { routes } from '@/lib/routes';
import { blogJsonLd, jsonLdText } from '@/lib/seo/json-ld';
import { postFacts } from '@/lib/seo/post-facts';
import { PRODUCT } from '@/lib/site';
import { blogStrings } from '@/strings/blog';
import { siteStrings } from '@/strings/site';
import { BlogLayout } from './blog-layout';
import { LinkRow } from './link-row';
import { PageHead } from './page-head';
import { PostFilter } from './post-filter';
import { PostList } from './post-list';

/** Links to the other sections of the blog. Its feeds are in the head of every page, and the footer links the RSS feed. */
const SECTIONS = [
  { label: blogStrings.archive, href: routes.archive },
  { label: blogStrings.tags, href: routes.tags },
  { label: blogStrings.authors, href: routes.authors },
];

/** A page of the blog's posts, newest first. */
export function BlogPage({ page }: { page: Page<BlogPost> }) {
  return (
    <BlogLayout>
      <JsonLdScript
        text={jsonLdText(blogJsonLd(siteStrings.blogDescription(PRODUCT), page.items.map(postFacts)))}
      />
      <PageHead title={blogStrings.title}>
        <PostFilter current={routes.blog()} />
        <LinkRow label={blogStrings.sections} links={SECTIONS} />
      </PageHead>
      <PostList href={routes.blog} page={page} />
    </BlogLayout>
  );
}
