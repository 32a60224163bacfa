import { useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { routes, withBase } from '@/lib/routes';
import type { SearchParams } from '@/lib/search/params';
import { searchStrings as strings } from '@/strings/search';
import { Filters } from './filters';
import styles from './search-page.module.css';
import { changeAddress } from './use-address';

/** The search page's field and filters. What the reader types goes to the address. */
export function SearchForm({ query, context, version }: SearchParams) {
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, text => changeAddress({ query: text }));
  // Typed text is in the address right away, so if they differ, a link was followed. This is a layout effect, because a later one
  // could undo what was typed in the meantime.
  useLayoutEffect(() => {
    if (field.current && query !== '' && field.current.value !== query) field.current.value = query;
  }, [query]);
  useLayoutEffect(() => {
    if (field.current) moveCursorBehind(field.current);
  }, []);

  const clear = () => {
    if (field.current) field.current.value = '';
    changeAddress({ query: '' });
    field.current?.focus();
  };

  return (
    <form
      action={withBase(routes.search)}
      className={styles.form}
      onSubmit={event => event.preventDefault()}
      aria-label={strings.resultsForm}
      role="search"
    >
      <span className={styles.input}>
        <Icon name="search" size={18} />
        <input
          aria-label={strings.search}
          autoComplete="off"
          autoFocus
          className={styles.field}
          defaultValue=""
          name="q"
          onChange={event => changeAddress({ query: event.target.value })}
          onFocus={event => moveCursorBehind(event.currentTarget)}
          placeholder={strings.search}
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
  );
}

/** WebKit leaves the cursor before a text that a script has put in, where typing wouldn't continue it. */
function moveCursorBehind(input: HTMLInputElement): void {
  if (input.selectionEnd === 0) input.setSelectionRange(input.value.length, input.value.length);
}
