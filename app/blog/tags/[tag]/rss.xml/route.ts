import { exported, tagParams } from '@/lib/content/params';
import { tagFeed } from '@/lib/feeds/response';

interface Props {
  params: Promise<{ tag: string }>;
}

export const dynamic = 'force-static';
export const generateStaticParams = exported(tagParams, 'tag');

export const GET = async (_request: Request, { params }: Props) => tagFeed((await params).tag);
