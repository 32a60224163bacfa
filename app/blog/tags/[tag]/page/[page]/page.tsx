import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TagPage } from '@/components/blog/tag-page';
import { exported, tagPageParams } from '@/lib/content/params';
import { postsTagged } from '@/lib/content/queries';
import { pageOf } from '@/lib/pagination';
import { tagMetadata } from '@/lib/seo/tag';
import { POSTS_PER_PAGE } from '@/lib/site';

interface Props {
  params: Promise<{ tag: string; page: string }>;
}

export const generateStaticParams = exported(tagPageParams, 'tag', 'page');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag, page } = await params;
  return tagMetadata(tag, Number(page));
}

export default async function Page({ params }: Props) {
  const { tag, page: number } = await params;
  const page = pageOf(postsTagged(tag), Number(number), POSTS_PER_PAGE);
  return page ? <TagPage page={page} tag={tag} /> : notFound();
}
