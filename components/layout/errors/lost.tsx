'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { suggestPages } from '@/lib/inline/likely-pages';
import { mergeSlashes } from '@/lib/inline/merge-slashes';
import { inlineCall } from '@/lib/inline/script';
import { routes, withBase } from '@/lib/routes';
import { errorsStrings } from '@/strings/errors';
import styles from './lost.module.css';
import { popularQuestions } from './popular-questions';

/** Addresses that are less similar than this only share a few letters. */
const LEAST_SIMILARITY = 0.4;

interface LostProps {
  /** Where else to go, below the search. */
  ways: ReactNode;
  /** What the page says at its end. */
  children: ReactNode;
}

/** A search for an unknown address's words, and popular questions, which pages with similar addresses replace. */
export function Lost({ ways, children }: LostProps) {
  return (
    <div className={styles.lost}>
      <form
        action={withBase(routes.search)}
        aria-label={errorsStrings.findPage}
        className={styles.form}
        role="search"
      >
        <label htmlFor="find">{errorsStrings.findPage}</label>
        <input className={styles.field} id="find" name="q" suppressHydrationWarning type="text" />
        <Button type="submit">{errorsStrings.search}</Button>
      </form>
      {ways}
      <div
        className={styles.likely}
        dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? popularQuestions() : '' }}
        data-likely
        suppressHydrationWarning
      />
      {children}
      <InlineScript code={typeof window === 'undefined' ? likelyPages() : ''} />
    </div>
  );
}

const likelyPages = () =>
  inlineCall(mergeSlashes) +
  inlineCall(suggestPages, withBase(routes.sitemap), errorsStrings.likely, LEAST_SIMILARITY);
