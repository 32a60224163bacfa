import { Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { startSearchPage, type StartArguments } from '@/lib/inline/search-page';
import { routes, withBase } from '@/lib/routes';
import { PAGE_FILE } from '@/lib/search/files';
import { indexFolder, indexFolders } from '@/lib/search/manifest';
import { searchStrings as strings } from '@/strings/search';
import { BY_SCRIPT } from '../by-script';
import { Filters } from './filters';
import { OpenSearchPage } from './open-search-page';
import { Popular } from './popular';
import styles from './search-page.module.css';
import { WithoutScripts } from './without-scripts';

/**
 * The search page: a field, filters, and all results. The inline script loads lib/search/page, which controls it. Neither needs
 * the framework.
 */
export function SearchPage() {
  const start: StartArguments = [
    strings.title('*'),
    indexFolder(),
    PAGE_FILE,
    strings.failed,
    strings.tryAgain,
  ];
  return (
    <main className={styles.page} data-search-page={JSON.stringify(indexFolders)}>
      <h1 className={styles.title} suppressHydrationWarning>
        {strings.title('')}
      </h1>
      <form
        action={withBase(routes.search)}
        aria-label={strings.resultsForm}
        className={styles.form}
        role="search"
      >
        <span className={styles.input}>
          <Icon name="search" size={18} />
          <input
            aria-label={strings.search}
            autoComplete="off"
            autoFocus
            className={styles.field}
            name="q"
            placeholder={strings.search}
            spellCheck={false}
            suppressHydrationWarning
            type="search"
          />
          <button aria-label={strings.clear} className={styles.clear} data-clear type="button">
            <Icon name="close" size={18} />
          </button>
        </span>
        <Filters />
      </form>
      <div data-search-results {...BY_SCRIPT} />
      <Popular />
      <InlineScript code={inlineCall(startSearchPage, ...start)} />
      <WithoutScripts />
      <Suspense>
        <OpenSearchPage start={start} />
      </Suspense>
    </main>
  );
}
