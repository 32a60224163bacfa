'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { refresh, offlineState, watchOffline } from '@/lib/offline/job';
import { offlineStrings } from '@/strings/offline';
import { PanelState } from './panel-state';
import { share } from './size';
import styles from './panel.module.css';

/** The dialog that saves the site on this device, shows progress, updates it, and removes it. */
export function OfflinePanel({ opened }: { opened: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useSyncExternalStore(watchOffline, offlineState, offlineState);

  useEffect(() => {
    dialog.current?.showModal();
    void refresh();
  }, [opened]);

  return (
    <>
      {state.name === 'saving' && <span className={styles.progress}> ({share(state)})</span>}
      <Dialog ref={dialog} title={offlineStrings.title}>
        <PanelState onClose={() => dialog.current?.close()} state={state} />
      </Dialog>
    </>
  );
}
