'use client';

import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { messageFinder } from '@/lib/reference/messages/match';
import { messageFinderStrings as strings } from '@/strings/message-finder';
import styles from './message-finder.module.css';
import { readMessages, type PageMessage } from './page-messages';
import { Results } from './results';

/** A field to paste a message into, and the messages on the page that match. It works in the page and sends nothing. */
export function Finder() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [pasted, setPasted] = useState('');
  const text = useDeferredValue(pasted);
  const id = useId();
  useEarlyInput(field, setPasted);
  const found = useMatches(text);
  return (
    <div className={styles.finder}>
      <label className={styles.label} htmlFor={`${id}field`}>
        <Icon name="search" size={20} />
        {strings.label}
      </label>
      <textarea
        aria-describedby={`${id}hint`}
        className={styles.field}
        defaultValue=""
        id={`${id}field`}
        onChange={({ target }) => setPasted(target.value)}
        placeholder={strings.example}
        ref={field}
        rows={2}
        spellCheck={false}
      />
      <p className={styles.hint} id={`${id}hint`}>
        {strings.hint}
      </p>
      <p className={styles.waiting}>{strings.waiting}</p>
      <Results found={found} />
    </div>
  );
}

/** The messages in a string, one for each entry, or undefined if there's no text. The page's list is read when it's first needed. */
function useMatches(text: string): PageMessage[] | undefined {
  const isEmpty = text.trim() === '';
  const find = useMemo(() => (isEmpty ? undefined : finderOf(readMessages())), [isEmpty]);
  return useMemo(() => find?.(text), [find, text]);
}

function finderOf(messages: readonly PageMessage[]): (text: string) => PageMessage[] {
  const find = messageFinder(messages);
  const byId = new Map(messages.map(message => [message.id, message]));
  return text => {
    const found = find(text).flatMap(({ id }) => byId.get(id) ?? []);
    return found.filter(({ href }, at) => found.findIndex(other => other.href === href) === at);
  };
}
