import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogPage } from '@/components/blog/blog-page';
import { blogPageParams, exported } from '@/lib/content/params';
import { posts } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { POSTS_PER_PAGE, PRODUCT } from '@/lib/site';
import { siteStrings } from '@/strings/site';

interface Props {
  params: Promise<{ page: string }>;
}

export const generateStaticParams = exported(blogPageParams, 'page');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const number = Number((await params).page);
  return pageMetadata({
    title: siteStrings.blogPage(number),
    description: siteStrings.blogPageDescription(PRODUCT, number),
    path: routes.blog(number),
  });
}

export default async function Page({ params }: Props) {
  const page = pageOf(posts(), Number((await params).page), POSTS_PER_PAGE);
  return page ? <BlogPage page={page} /> : notFound();
}
