'use client';

import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ContentsList } from '@/components/docs/table-of-contents/contents-list';
import { Spy } from '@/components/docs/table-of-contents/spy';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { filterOutline, matchesIn } from '@/lib/navigation/filter-outline';
import type { OutlineEntry } from '@/lib/navigation/outline';
import { contentsFilterStrings as strings } from '@/strings/contents-filter';
import './reference.css';

interface FilteredContentsProps {
  entries: OutlineEntry[];
  /** Whether the heading that the reader is at is highlighted. */
  spy?: boolean;
}

/** A table of contents with a field that filters it. Enter opens the first match, Escape shows everything again. */
export function FilteredContents({ entries, spy = false }: FilteredContentsProps) {
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEarlyInput(field, setQuery);
  const shown = useMemo(() => filterOutline(entries, query.trim()), [entries, query]);
  const found = query.trim() === '' ? undefined : matchesIn(entries, query.trim());

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      event.currentTarget.value = '';
      setQuery('');
    }
    if (event.key === 'Enter' && found?.[0] !== undefined)
      list.current?.querySelector<HTMLElement>(`[href="#${found[0]}"]`)?.click();
  };
  return (
    <div className="filtered-contents" ref={list}>
      <input
        aria-label={strings.label}
        autoComplete="off"
        className="contents-filter"
        defaultValue=""
        onChange={event => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={strings.label}
        ref={field}
        spellCheck={false}
        type="search"
      />
      <p className="contents-found" role="status">
        {found && strings.found(found.length)}
      </p>
      {spy ? <Spy entries={entries} shown={shown} /> : <ContentsList entries={shown} />}
    </div>
  );
}
