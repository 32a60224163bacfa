import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthorPage } from '@/components/blog/author-page';
import { authorParams, exported } from '@/lib/content/params';
import { findAuthor, postsBy } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { authorMetadata } from '@/lib/seo/author';
import { POSTS_PER_PAGE } from '@/lib/site';

interface Props {
  params: Promise<{ author: string }>;
}

export const generateStaticParams = exported(authorParams, 'author');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const author = findAuthor((await params).author);
  return author ? authorMetadata(author) : {};
}

export default async function Page({ params }: Props) {
  const { author: key } = await params;
  const author = findAuthor(key);
  const page = pageOf(postsBy(key), 1, POSTS_PER_PAGE);
  return author && page ? <AuthorPage author={author} page={page} /> : notFound();
}
