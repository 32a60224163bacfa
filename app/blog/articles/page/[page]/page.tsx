import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlesPage } from '@/components/blog/articles-page';
import { articlePageParams, exported } from '@/lib/content/params';
import { articles } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { articlesMetadata } from '@/lib/seo/articles';
import { POSTS_PER_PAGE } from '@/lib/site';

interface Props {
  params: Promise<{ page: string }>;
}

export const generateStaticParams = exported(articlePageParams, 'page');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articlesMetadata(Number((await params).page));
}

export default async function Page({ params }: Props) {
  const page = pageOf(articles(), Number((await params).page), POSTS_PER_PAGE);
  return page ? <ArticlesPage page={page} /> : notFound();
}
