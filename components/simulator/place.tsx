'use client';

import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { showLinked } from '@/lib/inline/show-linked';
import { INTENT_EVENT } from '@/lib/intent/event';
import { KEY } from '@/lib/simulator/address';
import { FRESH, GUIDE, OVERSPENT } from '@/lib/simulator/examples';
import { simulatorStrings } from '@/strings/simulator';
import { Simulator } from './simulator';
import styles from './simulator.module.css';
import { WorkedMonth } from './worked-month';

/** The simulator, with worked months in its place for readers without scripts (two in the guide). */
export function Place({ short = false }: { short?: boolean }) {
  const worked = short ? [OVERSPENT] : [GUIDE, { ...GUIDE, month: 1 }];
  return (
    <section aria-label={simulatorStrings.name} className={`embedded ${styles.place}`}>
      <Simulator short={short} start={short ? OVERSPENT : FRESH} />
      <InlineScript
        code={typeof window === 'undefined' ? inlineCall(showLinked, KEY, INTENT_EVENT, true) : ''}
      />
      <noscript>
        {/* Browsers that run scripts never show this, so the scripts don't include it. */}
        {typeof window === 'undefined' && worked.map(view => <WorkedMonth key={view.month} view={view} />)}
      </noscript>
    </section>
  );
}
