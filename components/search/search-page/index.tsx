'use client';

import { Suspense, useEffect } from 'react';
import { searchClient } from '@/lib/search/client';
import { PAGE_SHAPE } from '@/lib/search/constants';
import { indexFolder } from '@/lib/search/manifest';
import { searchStrings as strings } from '@/strings/search';
import { useAnswer } from '../use-answer';
import { AddressWatcher } from './address-watcher';
import { Popular } from './popular';
import { Results } from './results';
import { SearchForm } from './search-form';
import styles from './search-page.module.css';
import { changeAddress, useAddress } from './use-address';

/** The search page: a field, filters, and all results. The query is in the address. */
export function SearchPage() {
  const address = useAddress();
  const { query, context, version } = address;
  const client = searchClient(indexFolder(version), context);
  const { answer, failed } = useAnswer(client, 'page', query, PAGE_SHAPE);
  const title = strings.title(query);
  const isAsked = query.trim() !== '';

  useEffect(() => client.open(), [client]);
  // After every render, because in development the framework sets the page's own title late.
  useEffect(() => {
    document.title = title;
  });

  return (
    <>
      <Suspense>
        <AddressWatcher />
      </Suspense>
      {/* lib/inline/search-query.ts has shown the query already. */}
      <h1 className={styles.title} suppressHydrationWarning>
        {title}
      </h1>
      <SearchForm {...address} />
      {!isAsked && <Popular />}
      {isAsked && !failed && !answer && (
        <span aria-label={strings.loading} className={styles.ring} data-loading role="img" />
      )}
      {isAsked && (
        <Results
          answer={answer}
          failed={failed}
          onRetry={() => client.open()}
          onSuggestion={suggestion => changeAddress({ query: suggestion })}
        />
      )}
    </>
  );
}
