import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PRODUCT } from '@/lib/site';
import { searchStrings } from '@/strings/search';
import { siteStrings } from '@/strings/site';

export const metadata: Metadata = {
  ...pageMetadata({ description: siteStrings.description(PRODUCT), path: routes.search }),
  title: { absolute: searchStrings.title('') },
  robots: { index: false, follow: true },
};

export default function Page() {
  return <SearchPage />;
}
