import { notFound } from 'next/navigation';
import { ArticlesPage } from '@/components/blog/articles-page';
import { articles } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { articlesMetadata } from '@/lib/seo/articles';
import { POSTS_PER_PAGE } from '@/lib/site';

export const metadata = articlesMetadata();

export default function Page() {
  const page = pageOf(articles(), 1, POSTS_PER_PAGE);
  return page ? <ArticlesPage page={page} /> : notFound();
}
