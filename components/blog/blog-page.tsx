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
import { PageHead } from './page-head';
import { PostList } from './post-list';

/** A page of the blog's posts, newest first. */
export function BlogPage({ page }: { page: Page<BlogPost> }) {
  return (
    <BlogLayout>
      <JsonLdScript
        text={jsonLdText(blogJsonLd(siteStrings.blogDescription(PRODUCT), page.items.map(postFacts)))}
      />
      <PageHead tab={routes.blog()} title={blogStrings.title} />
      <PostList featured href={routes.blog} page={page} />
    </BlogLayout>
  );
}
