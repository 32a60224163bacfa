import { ArchivePage } from '@/components/blog/archive-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PRODUCT } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Archive',
  description: `Every post of the ${PRODUCT} blog on one page, by year: all releases, announcements and articles.`,
  path: routes.archive,
});

export default function Page() {
  return <ArchivePage />;
}
