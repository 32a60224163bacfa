'use client';

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import { refresh, offlineState, watchOffline } from '@/lib/offline/job';
import { offlineStrings } from '@/strings/offline';
import { PanelState } from './panel-state';
import { share } from './size';
import styles from './panel.module.css';

/** The dialog that saves the site on this device, shows progress, updates it, and removes it. */
export function OfflinePanel({ opened }: { opened: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const state = useSyncExternalStore(watchOffline, offlineState, offlineState);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    void refresh();
  }, [opened]);

  return (
    <>
      {state.name === 'saving' && <span className={styles.progress}> ({share(state)})</span>}
      <dialog
        aria-labelledby={title}
        className={styles.dialog}
        {...{ closedby: 'any' as const }}
        ref={dialog}
      >
        <div className={styles.head}>
          <h2 className={styles.title} id={title}>
            {offlineStrings.title}
          </h2>
          <CloseButton onClick={close} />
        </div>
        <PanelState onClose={close} state={state} />
      </dialog>
    </>
  );
}
