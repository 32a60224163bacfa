'use client';

import { useState, type ComponentType } from 'react';
import { frameStrings } from '@/strings/frame';

/** The dialog. It's loaded on demand, because most readers never open it. */
type Panel = ComponentType<{ opened: number }>;

/** "Read offline": opens the dialog that saves the site on this device. Until then, nothing is fetched or stored. */
export function ReadOffline({ className }: { className?: string }) {
  const [panel, setPanel] = useState<{ Panel: Panel }>();
  const [opened, setOpened] = useState(0);
  const [failed, setFailed] = useState(false);
  const open = async () => {
    try {
      const { OfflinePanel } = await import('./panel');
      setFailed(false);
      setPanel({ Panel: OfflinePanel });
      setOpened(count => count + 1);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button aria-haspopup="dialog" className={className} onClick={() => void open()} type="button">
        {frameStrings.readOffline}
      </button>
      {failed && <span role="status"> {frameStrings.offlineFailed}</span>}
      {panel && <panel.Panel opened={opened} />}
    </>
  );
}
