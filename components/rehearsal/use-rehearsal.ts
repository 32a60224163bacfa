'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import address from '@/generated/import-reader.json';
import { ImportReader, ReaderError, type Failure, type Report } from '@/lib/imports/client';
import type { FileReport, ShownRow, Slot } from '@/lib/imports/messages';
import type { Settings } from '@/lib/imports/types';
import { withBase } from '@/lib/routes';

/** What the page shows. */
interface Shown {
  first?: FileReport;
  second?: FileReport;
  /** The name of the file that is being read. */
  reading?: string;
  failure?: Failure;
  /** Why the second file couldn't be compared with the first one, whose result stays. */
  secondFailure?: Failure;
}

/** A rehearsal's files and what the reader can do with them. */
export interface Rehearsing extends Shown {
  read: (slot: Slot, file: File) => Promise<void>;
  set: (settings: Partial<Settings>) => Promise<void>;
  /** The rows of a page. Empty if the worker fails. */
  page: (slot: Slot, from: number) => Promise<ShownRow[]>;
  /** Shows why there's no result. */
  fail: (failure: Failure) => void;
}

/** What goes wrong before the worker gets the file, so that it still has the first one. */
const WITHOUT_WORKER: readonly Failure[] = ['too-large', 'unreadable'];

/** Reads files in a worker, which starts with the first one; only the latest request is answered. */
export function useRehearsal(): Rehearsing {
  const reader = useRef<ImportReader>(undefined);
  const turns = useRef(0);
  const [shown, setShown] = useState<Shown>({});
  const started = useCallback(() => (reader.current ??= new ImportReader(withBase(address))), []);
  useEffect(
    () => () => {
      reader.current?.stop();
      // In development, React runs effects twice.
      reader.current = undefined;
    },
    [],
  );
  const fail = useCallback(
    (failure: Failure, slot?: Slot) =>
      setShown(({ first, second }) =>
        slot === 'second' && WITHOUT_WORKER.includes(failure)
          ? { first, second, secondFailure: failure }
          : { failure },
      ),
    [],
  );

  const ask = useCallback(
    async (question: (reader: ImportReader) => Promise<Report>, slot?: Slot, reading?: string) => {
      turns.current += 1;
      const turn = turns.current;
      if (reading !== undefined)
        setShown(before => ({ ...before, reading, failure: undefined, secondFailure: undefined }));
      try {
        const { first, second } = await question(started());
        if (turn === turns.current) setShown({ first, second });
      } catch (error) {
        if (turn === turns.current) fail(failureOf(error), slot);
      }
    },
    [fail, started],
  );
  return {
    ...shown,
    read: useCallback((slot, file) => ask(worker => worker.read(slot, file), slot, file.name), [ask]),
    set: useCallback(
      settings => {
        // The controls show what was chosen while the worker reads.
        setShown(({ first, ...rest }) => ({
          ...rest,
          first: first && { ...first, settings: { ...first.settings, ...settings } },
        }));
        return ask(worker => worker.set(settings));
      },
      [ask],
    ),
    page: useCallback(
      (slot, from) => {
        const turn = turns.current;
        return started()
          .page(slot, from)
          .catch((error: unknown) => {
            if (turn === turns.current) fail(failureOf(error));
            return [];
          });
      },
      [fail, started],
    ),
    fail,
  };
}

const failureOf = (error: unknown): Failure => (error instanceof ReaderError ? error.failure : 'unreadable');
