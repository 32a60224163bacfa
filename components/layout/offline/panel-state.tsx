'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions, QuietButton } from '@/components/ui/dialog';
import { mediumDate } from '@/lib/dates';
import { refresh, remove, save, stop, type OfflineState } from '@/lib/offline/job';
import { offlineStrings } from '@/strings/offline';
import { megabytes, share } from './size';
import styles from './panel.module.css';

interface Parts {
  text: ReactNode;
  actions?: ReactNode;
}

/** The text and the buttons of the dialog in each state. */
export function PanelState({ state, onClose }: { state: OfflineState; onClose: () => void }) {
  const { text, actions } = parts(state, onClose);
  return (
    <>
      <div role="status">{text}</div>
      {state.name === 'saving' && (
        <>
          <progress
            aria-label={offlineStrings.progress}
            className={styles.progress}
            max={state.bytes || 1}
            value={state.done}
          />
          {state.bytes > 0 && (
            <p aria-hidden="true" className={styles.count}>
              {offlineStrings.count(megabytes(state.done), megabytes(state.bytes), share(state))}
            </p>
          )}
        </>
      )}
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  );
}

function parts(state: OfflineState, onClose: () => void): Parts {
  switch (state.name) {
    case 'looking':
      return { text: <p>{offlineStrings.wait}</p> };
    case 'impossible':
      return { text: <p>{offlineStrings.impossible}</p> };
    case 'offered':
      return {
        text: <p>{offlineStrings.offer(megabytes(state.bytes), state.leftovers)}</p>,
        actions: (
          <>
            <Save label={offlineStrings.save(megabytes(state.bytes))} />
            {state.leftovers ? (
              <Remove />
            ) : (
              <QuietButton onClick={onClose}>{offlineStrings.notNow}</QuietButton>
            )}
          </>
        ),
      };
    case 'saving':
      return {
        text: <SavingText {...state} />,
        actions: <QuietButton onClick={stop}>{offlineStrings.stop}</QuietButton>,
      };
    case 'saved':
      return {
        text: <SavedText {...state} />,
        actions: (
          <>
            {typeof state.newer === 'number' && <Save label={offlineStrings.update} />}
            <Remove />
          </>
        ),
      };
    case 'failed':
      return {
        text: <p>{offlineStrings.failures[state.failure]}</p>,
        actions: (
          <>
            {state.failure === 'storage' ? (
              <Button onClick={() => void refresh()}>{offlineStrings.tryAgain}</Button>
            ) : (
              <Save label={offlineStrings.tryAgain} />
            )}
            <Remove />
          </>
        ),
      };
  }
}

function SavingText({ bytes, asked }: Extract<OfflineState, { name: 'saving' }>) {
  if (bytes === 0) return <p>{offlineStrings.waiting}</p>;
  return (
    <>
      <p>{offlineStrings.saving}</p>
      {asked && <p>{offlineStrings.permission}</p>}
    </>
  );
}

function SavedText({ savedAt, bytes, newer }: Extract<OfflineState, { name: 'saved' }>) {
  return (
    <>
      <p>{offlineStrings.saved(mediumDate(savedAt), megabytes(bytes))}</p>
      {typeof newer === 'number' && <p>{offlineStrings.newer(megabytes(newer))}</p>}
      {newer === null && <p>{offlineStrings.newerUnknown}</p>}
    </>
  );
}

const Save = ({ label }: { label: string }) => <Button onClick={() => void save()}>{label}</Button>;

const Remove = () => <QuietButton onClick={() => void remove()}>{offlineStrings.remove}</QuietButton>;
