import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthorPage } from '@/components/blog/author-page';
import { authorPageParams, exported } from '@/lib/content/params';
import { findAuthor, postsBy } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { authorMetadata } from '@/lib/seo/author';
import { POSTS_PER_PAGE } from '@/lib/site';

interface Props {
  params: Promise<{ author: string; page: string }>;
}

export const generateStaticParams = exported(authorPageParams, 'author', 'page');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { author: key, page } = await params;
  const author = findAuthor(key);
  return author ? authorMetadata(author, Number(page)) : {};
}

export default async function Page({ params }: Props) {
  const { author: key, page: number } = await params;
  const author = findAuthor(key);
  const page = pageOf(postsBy(key), Number(number), POSTS_PER_PAGE);
  return author && page ? <AuthorPage author={author} page={page} /> : notFound();
}
