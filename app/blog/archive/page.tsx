import { ArchivePage } from '@/components/blog/archive-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PRODUCT } from '@/lib/site';
import { blogStrings } from '@/strings/blog';
import { siteStrings } from '@/strings/site';

export const metadata = pageMetadata({
  title: blogStrings.archive,
  description: siteStrings.archiveDescription(PRODUCT),
  path: routes.archive,
});

export default function Page() {
  return <ArchivePage />;
}
