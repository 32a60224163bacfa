import type { BlogPost } from '@/lib/content/queries';
import type { Page } from '@/lib/pagination';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import { BlogLayout } from './blog-layout';
import { PageHead } from './page-head';
import { PostList } from './post-list';

/** A page of the posts that don't announce a release, newest first. */
export function ArticlesPage({ page }: { page: Page<BlogPost> }) {
  return (
    <BlogLayout>
      <PageHead tab={routes.articles()} title={blogStrings.articles} />
      <PostList href={routes.articles} page={page} />
    </BlogLayout>
  );
}
