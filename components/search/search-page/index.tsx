'use client';

import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { routes, withBase } from '@/lib/routes';
import { searchClient } from '@/lib/search/client';
import { PAGE_SHAPE } from '@/lib/search/constants';
import { indexFolder } from '@/lib/search/manifest';
import { searchStrings as strings } from '@/strings/search';
import { useAnswer } from '../use-answer';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { AddressWatcher } from './address-watcher';
import { Filters } from './filters';
import { Results } from './results';
import styles from './search-page.module.css';
import { changeAddress, useAddress } from './use-address';

/** The search page: a field, filters, and all results. The query is in the address. */
export function SearchPage() {
  const field = useRef<HTMLInputElement>(null);
  const { query, context, version } = useAddress();
  const client = searchClient(indexFolder(version), context);
  const { answer, failed } = useAnswer(client, 'page', query, PAGE_SHAPE);
  const title = strings.title(query);
  const isAsked = query.trim() !== '';

  useEarlyInput(field, text => changeAddress({ query: text }));
  useEffect(() => client.open(), [client]);
  // Typed text is in the address right away, so if they differ, a link was followed. This is a layout effect, because a later one
  // could undo what was typed in the meantime.
  useLayoutEffect(() => {
    if (field.current && query !== '' && field.current.value !== query) field.current.value = query;
  }, [query]);
  // After every render, because in development the framework sets the page's own title late.
  useEffect(() => {
    document.title = title;
  });

  const clear = () => {
    if (field.current) field.current.value = '';
    changeAddress({ query: '' });
    field.current?.focus();
  };

  return (
    <>
      <Suspense>
        <AddressWatcher />
      </Suspense>
      {/* lib/inline/search-query.ts has shown the query already. */}
      <h1 className={styles.title} suppressHydrationWarning>
        {title}
      </h1>
      <form
        action={withBase(routes.search)}
        className={styles.form}
        onSubmit={event => event.preventDefault()}
        aria-label={strings.resultsForm}
        role="search"
      >
        <span className={styles.input}>
          <input
            aria-label={strings.search}
            autoComplete="off"
            autoFocus
            className={styles.field}
            defaultValue=""
            name="q"
            onChange={event => changeAddress({ query: event.target.value })}
            ref={field}
            spellCheck={false}
            type="search"
          />
          {query !== '' && (
            <button aria-label={strings.clear} className={styles.clear} onClick={clear} type="button">
              <Icon name="close" size={18} />
            </button>
          )}
        </span>
        <Filters context={context} version={version} />
      </form>
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
