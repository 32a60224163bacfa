import { tagHeading } from '@/lib/blog/tags';
import { postsTagged, type BlogPost } from '@/lib/content/queries';
import type { Page } from '@/lib/pagination';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import { BlogLayout } from './blog-layout';
import { LinkRow } from './link-row';
import { PageHead } from './page-head';
import { PostList } from './post-list';

/** A page of the posts with a tag. The heading has the total number of posts. */
export function TagPage({ tag, page }: { tag: string; page: Page<BlogPost> }) {
  const links = [
    { label: blogStrings.allTags, href: routes.tags },
    { label: blogStrings.tagFeed, href: routes.tagFeed(tag) },
  ];
  return (
    <BlogLayout>
      <PageHead
        tab={tag === 'release' ? routes.tag(tag) : routes.tags}
        title={tagHeading(tag, postsTagged(tag).length)}
      >
        <LinkRow label={blogStrings.tags} links={links} />
      </PageHead>
      <PostList href={number => routes.tag(tag, number)} page={page} />
    </BlogLayout>
  );
}
