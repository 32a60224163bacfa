import { rssFeed } from '@/lib/feeds/build';
import { tagChannel } from '@/lib/feeds/channels';
import { tagParams } from '@/lib/content/params';
import { routes } from '@/lib/routes';

interface Props {
  params: Promise<{ tag: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = tagParams;

export async function GET(_request: Request, { params }: Props) {
  const { tag } = await params;
  const feed = rssFeed(await tagChannel(tag), routes.tagFeed(tag));
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml' } });
}
