'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';
import { showStoredSetup } from '@/lib/setup/announce';
import styles from '../docs.module.css';

interface SetupButtonProps {
  /** The strings are properties so that they aren't in this script, which every page with a setup line loads. */
  texts: Readonly<Record<'choose' | 'change' | 'notLoaded', string>>;
}

/** The button that opens the dialog, and what the dialog reports. lib/setup/page sets the button's name for screen readers. */
export function SetupButton({ texts }: SetupButtonProps) {
  const { dialog, status, open } = useDialog(texts.notLoaded);
  useLayoutEffect(followSetup, []);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={styles.choose}
        onClick={open}
        suppressHydrationWarning
        type="button"
      >
        <span data-setup-offer="">{texts.choose}</span>
        <span data-setup-change="" hidden>
          {texts.change}
        </span>
      </button>
      <span role="status">{status}</span>
      {dialog}
    </>
  );
}

/** Shows the stored setup on this page, now and after another window stored one or the browser restored the page. */
function followSetup() {
  showStoredSetup();
  const events = ['storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, showStoredSetup);
  return () => {
    for (const event of events) window.removeEventListener(event, showStoredSetup);
  };
}

/** The dialog, which is loaded when it's opened, and what it reports. */
function useDialog(notLoaded: string) {
  const [dialog, setDialog] = useState<ReactNode>();
  const [status, setStatus] = useState('');
  const open = () => {
    import('./setup-dialog').then(
      ({ SetupDialog }) => {
        // A new key opens the dialog again.
        setDialog(<SetupDialog key={Date.now()} onChange={setStatus} />);
        setStatus('');
      },
      () => setStatus(notLoaded),
    );
  };
  return { dialog, status, open };
}
