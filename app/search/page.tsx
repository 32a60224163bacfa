import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import styles from '@/components/search/search-page/search-page.module.css';
import { WithoutScripts } from '@/components/search/search-page/without-scripts';
import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { showQuery } from '@/lib/inline/search-query';
import { routes } from '@/lib/routes';
import { searchStrings } from '@/strings/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { PRODUCT } from '@/lib/site';
import { siteStrings } from '@/strings/site';

export const metadata: Metadata = {
  ...pageMetadata({ description: siteStrings.description(PRODUCT), path: routes.search }),
  title: { absolute: searchStrings.title('') },
  robots: { index: false, follow: true },
};

export default function Page() {
  return (
    <main className={styles.page} data-needs-framework>
      <SearchPage />
      <InlineScript code={inlineCall(showQuery, searchStrings.title('*'))} />
      <WithoutScripts />
    </main>
  );
}
