import { atomFeed } from '@/lib/feeds/build';
import { blogChannel } from '@/lib/feeds/channels';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(atomFeed(await blogChannel(), routes.atomFeed), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
}
