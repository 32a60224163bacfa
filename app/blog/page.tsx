import { notFound } from 'next/navigation';
import { BlogPage } from '@/components/blog/blog-page';
import { posts } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { POSTS_PER_PAGE, PRODUCT } from '@/lib/site';
import { blogStrings } from '@/strings/blog';
import { siteStrings } from '@/strings/site';

export const metadata = pageMetadata({
  title: blogStrings.title,
  description: siteStrings.blogDescription(PRODUCT),
  path: routes.blog(),
});

export default function Page() {
  const page = pageOf(posts(), 1, POSTS_PER_PAGE);
  return page ? <BlogPage page={page} /> : notFound();
}
