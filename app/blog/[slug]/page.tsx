import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostPage } from '@/components/blog/post-page';
import { exported } from '@/lib/content/params';
import { postParams } from '@/lib/content/params-to-render';
import { findPost } from '@/lib/content/queries';
import { postMetadata } from '@/lib/seo/post';

interface Props {
  params: Promise<{ slug: string }>;
}

export const generateStaticParams = exported(postParams, 'slug');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = findPost((await params).slug);
  return post ? postMetadata(post) : {};
}

export default async function Page({ params }: Props) {
  const post = findPost((await params).slug);
  return post ? <PostPage post={post} /> : notFound();
}
