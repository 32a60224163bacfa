'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { mediumDate } from '@/lib/dates';
import { remove, save, stop, type OfflineState } from '@/lib/offline/job';
import * as strings from '@/lib/strings';
import { megabytes, share } from './size';
import styles from './panel.module.css';

const texts = strings.offline;

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
            aria-label={texts.progress}
            className={styles.progress}
            max={state.bytes || 1}
            value={state.done}
          />
          {state.bytes > 0 && (
            <p aria-hidden="true" className={styles.count}>
              {texts.count(megabytes(state.done), megabytes(state.bytes), share(state))}
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
      return { text: <p>{texts.wait}</p> };
    case 'impossible':
      return {
        text: <p>{texts.impossible}</p>,
      };
    case 'offered':
      return {
        text: <p>{texts.offer(megabytes(state.bytes), megabytes(state.transfer), state.leftovers)}</p>,
        actions: (
          <>
            <Button onClick={() => void save()}>{texts.save(megabytes(state.bytes))}</Button>
            {state.leftovers ? <Remove /> : <Quiet onClick={onClose}>{texts.notNow}</Quiet>}
          </>
        ),
      };
    case 'saving':
      return {
        text: <SavingText {...state} />,
        actions: <Quiet onClick={stop}>{texts.stop}</Quiet>,
      };
    case 'kept':
      return {
        text: <KeptText {...state} />,
        actions: (
          <>
            {typeof state.newer === 'number' && <Button onClick={() => void save()}>{texts.update}</Button>}
            <Remove />
          </>
        ),
      };
    case 'failed':
      return {
        text: <p>{texts.failures[state.failure]}</p>,
        actions: (
          <>
            <Button onClick={() => void save()}>{texts.tryAgain}</Button>
            <Remove />
          </>
        ),
      };
  }
}

function SavingText({ bytes, asked }: Extract<OfflineState, { name: 'saving' }>) {
  if (bytes === 0) return <p>{texts.waiting}</p>;
  return (
    <>
      <p>{texts.saving}</p>
      {asked && <p>{texts.permission}</p>}
    </>
  );
}

function KeptText({ savedAt, bytes, newer }: Extract<OfflineState, { name: 'kept' }>) {
  return (
    <>
      <p>{texts.saved(mediumDate(savedAt), megabytes(bytes))}</p>
      {typeof newer === 'number' && <p>{texts.newer(megabytes(newer))}</p>}
      {newer === null && <p>{texts.newerUnknown}</p>}
    </>
  );
}

const Remove = () => <Quiet onClick={() => void remove()}>{texts.remove}</Quiet>;

function Quiet({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button className={styles.quiet} onClick={onClick} type="button">
      {children}
    </button>
  );
}
