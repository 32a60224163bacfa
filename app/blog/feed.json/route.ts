import { blogFeed } from '@/lib/feeds/response';

export const dynamic = 'force-static';

export const GET = () => blogFeed('json');
