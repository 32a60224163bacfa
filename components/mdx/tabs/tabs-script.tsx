'use client';

import { useLayoutEffect } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { runTabs } from '@/lib/inline/tabs';
import { SETUP_EVENT } from '@/lib/setup/keys';
import { TABS_STORAGE_PREFIX } from '@/lib/site';

/** Activates the tabs before it, while the page is parsed and after a client navigation. */
export function TabsScript() {
  useLayoutEffect(() => runTabs(TABS_STORAGE_PREFIX, SETUP_EVENT), []);
  return <InlineScript code={inlineCall(runTabs, TABS_STORAGE_PREFIX, SETUP_EVENT)} />;
}
