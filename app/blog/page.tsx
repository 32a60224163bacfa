import { notFound } from 'next/navigation';
import { BlogPage } from '@/components/blog/blog-page';
import { posts } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { BLOG_DESCRIPTION, POSTS_PER_PAGE } from '@/lib/site';

export const metadata = pageMetadata({ title: 'Blog', description: BLOG_DESCRIPTION, path: routes.blog() });

export default function Page() {
  const page = pageOf(posts(), 1, POSTS_PER_PAGE);
  return page ? <BlogPage page={page} /> : notFound();
}
