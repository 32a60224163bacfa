'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { mediumDate } from '@/lib/dates';
import { remove, save, stop, type OfflineState } from '@/lib/offline/job';
import { megabytes, share } from './size';
import styles from './panel.module.css';

/** Why saving ended, and what to do about it. */
const FAILURES = {
  network: 'The network failed. What was saved so far is kept, so trying again fetches only the rest.',
  changed: 'The site was published anew in the meantime. Try again to save the new edition.',
  space: 'This device has too little room for it. Free some space, then try again.',
} as const;

interface Parts {
  text: ReactNode;
  actions?: ReactNode;
}

/** What the dialog says and offers in each state. */
export function PanelState({ state, onClose }: { state: OfflineState; onClose: () => void }) {
  const { text, actions } = parts(state, onClose);
  return (
    <>
      <div role="status">{text}</div>
      {state.name === 'saving' && (
        <>
          <progress
            aria-label="Saved"
            className={styles.progress}
            max={state.bytes || 1}
            value={state.done}
          />
          {state.bytes > 0 && (
            <p aria-hidden="true" className={styles.count}>
              {megabytes(state.done)} of {megabytes(state.bytes)} ({share(state)})
            </p>
          )}
        </>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
}

function parts(state: OfflineState, onClose: () => void): Parts {
  switch (state.name) {
    case 'looking':
      return { text: <p>One moment…</p> };
    case 'impossible':
      return {
        text: (
          <p>
            This browser cannot keep pages here. It may be a private window, or storage is switched off for
            this site.
          </p>
        ),
      };
    case 'offered':
      return {
        text: (
          <p>
            Keep all pages, their pictures and the search on this device, and open them without a network.
            They take {megabytes(state.bytes)} here; about {megabytes(state.transfer)} are fetched
            {state.leftovers ? ', less what an earlier attempt left' : ''}.
          </p>
        ),
        actions: (
          <>
            <Button onClick={() => void save()}>Save {megabytes(state.bytes)}</Button>
            {state.leftovers ? <Remove /> : <Quiet onClick={onClose}>Not now</Quiet>}
          </>
        ),
      };
    case 'saving':
      return {
        text: <SavingText {...state} />,
        actions: <Quiet onClick={stop}>Stop</Quiet>,
      };
    case 'kept':
      return {
        text: <KeptText {...state} />,
        actions: (
          <>
            {typeof state.newer === 'number' && <Button onClick={() => void save()}>Update</Button>}
            <Remove />
          </>
        ),
      };
    case 'failed':
      return {
        text: <p>{FAILURES[state.failure]}</p>,
        actions: (
          <>
            <Button onClick={() => void save()}>Try again</Button>
            <Remove />
          </>
        ),
      };
  }
}

function SavingText({ bytes, asked }: Extract<OfflineState, { name: 'saving' }>) {
  if (bytes === 0) return <p>Waiting for the list of pages…</p>;
  return (
    <>
      <p>Saving the pages. You can keep reading; reloading the page stops it.</p>
      {asked && (
        <p>Your browser may ask whether to keep them for good. Saving doesn’t wait for your answer.</p>
      )}
    </>
  );
}

function KeptText({ savedAt, bytes, newer }: Extract<OfflineState, { name: 'kept' }>) {
  return (
    <>
      <p>
        Saved on {mediumDate(savedAt)}: {megabytes(bytes)}. Every page opens without a network.
      </p>
      {typeof newer === 'number' && <p>A newer edition is out. {megabytes(newer)} of it are new.</p>}
      {newer === null && <p>Whether there is a newer edition cannot be seen without a network.</p>}
    </>
  );
}

const Remove = () => <Quiet onClick={() => void remove()}>Remove</Quiet>;

function Quiet({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button className={styles.quiet} onClick={onClick} type="button">
      {children}
    </button>
  );
}
