'use client';

import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { routes, withBase } from '@/lib/routes';
import { searchClient } from '@/lib/search/client';
import { PAGE_SHAPE } from '@/lib/search/constants';
import { CONTEXTS, contextOf, type Context } from '@/lib/search/files';
import { indexFolder } from '@/lib/search/manifest';
import { readSearchParams, searchTitle } from '@/lib/search/params';
import { useAnswer } from '../use-answer';
import { useEarlyInput } from '../use-early-input';
import { AddressWatcher } from './address-watcher';
import { Results } from './results';
import styles from './search-page.module.css';
import { changeAddress, useAddress } from './use-address';

const CONTEXT_NAMES: Record<Context, string> = { '': 'Everywhere', docs: 'Docs', blog: 'Blog' };

/** The search page: a field, what to search, and every result. What is asked stands in the address. */
export function SearchPage() {
  const field = useRef<HTMLInputElement>(null);
  const { query, context, version } = useAddress();
  const client = searchClient(indexFolder(version), context);
  const { answer, state, failed } = useAnswer(client, 'page', query, PAGE_SHAPE);
  const title = searchTitle(query);
  const waiting = query.trim() !== '' && !failed && answer?.query !== query;

  // The address, not `context`: the first drawing knows nothing of it yet.
  useEarlyInput(field, text =>
    changeAddress({ query: text, context: readSearchParams(location.search).context }),
  );
  useEffect(() => client.open(), [client]);
  // What is typed is in the address at once; where the two differ, a link was followed. A layout effect, because one that
  // runs later could take back what was typed in between.
  useLayoutEffect(() => {
    if (field.current && query !== '' && field.current.value !== query) field.current.value = query;
  }, [query]);
  // After every drawing: in development the framework writes the page's own title late.
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
      <form
        action={withBase(routes.search)}
        className={styles.form}
        onSubmit={event => event.preventDefault()}
        aria-label="Results"
        role="search"
      >
        <input
          aria-label="Search"
          autoComplete="off"
          autoFocus
          className={styles.field}
          defaultValue=""
          name="q"
          onChange={event => changeAddress({ query: event.target.value, context })}
          ref={field}
          spellCheck={false}
          type="search"
        />
        <select
          aria-label="Search in"
          className={styles.context}
          name="search-context"
          onChange={event => changeAddress({ query, context: contextOf(event.target.value) })}
          value={context}
        >
          {CONTEXTS.map(each => (
            <option key={each} value={each}>
              {CONTEXT_NAMES[each]}
            </option>
          ))}
        </select>
      </form>
      {waiting && state === 'loading' && (
        <span aria-label="Loading" className={styles.ring} data-loading role="img" />
      )}
      <Results
        answer={answer}
        failed={failed}
        onRetry={() => client.open()}
        onSuggestion={suggestion => changeAddress({ query: suggestion, context })}
      />
    </>
  );
}
