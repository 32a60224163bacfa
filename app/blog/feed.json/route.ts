import { jsonFeed } from '@/lib/feeds/build';
import { blogChannel } from '@/lib/feeds/channels';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(jsonFeed(await blogChannel(), routes.jsonFeed), {
    headers: { 'Content-Type': 'application/feed+json' },
  });
}
