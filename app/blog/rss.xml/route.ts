import { rssFeed } from '@/lib/feeds/build';
import { blogChannel } from '@/lib/feeds/channels';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(rssFeed(await blogChannel(), routes.feed), {
    headers: { 'Content-Type': 'application/rss+xml' },
  });
}
