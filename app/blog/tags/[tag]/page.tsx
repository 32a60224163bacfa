import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TagPage } from '@/components/blog/tag-page';
import { exported, tagParams } from '@/lib/content/params';
import { postsTagged } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { tagMetadata } from '@/lib/seo/tag';
import { POSTS_PER_PAGE } from '@/lib/site';

interface Props {
  params: Promise<{ tag: string }>;
}

export const generateStaticParams = exported(tagParams, 'tag');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return tagMetadata((await params).tag);
}

export default async function Page({ params }: Props) {
  const { tag } = await params;
  const page = pageOf(postsTagged(tag), 1, POSTS_PER_PAGE);
  return page ? <TagPage page={page} tag={tag} /> : notFound();
}
