import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogPage } from '@/components/blog/blog-page';
import { blogPageParams } from '@/lib/content/params';
import { posts } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { POSTS_PER_PAGE, PRODUCT } from '@/lib/site';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = blogPageParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const number = Number((await params).page);
  return pageMetadata({
    title: `Blog, page ${number}`,
    description: `Older news of ${PRODUCT}, page ${number}: releases, the project and ideas for your budget.`,
    path: routes.blog(number),
  });
}

export default async function Page({ params }: Props) {
  const page = pageOf(posts(), Number((await params).page), POSTS_PER_PAGE);
  return page ? <BlogPage page={page} /> : notFound();
}
