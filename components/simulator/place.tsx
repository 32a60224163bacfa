'use client';

import { InlineScript } from '@/components/ui/inline-script';
import { KEY } from '@/lib/simulator/address';
import { FRESH, GUIDE, OVERSPENT } from '@/lib/simulator/examples';
import { simulatorStrings } from '@/strings/simulator';
import { Simulator } from './simulator';
import styles from './simulator.module.css';
import { WorkedMonth } from './worked-month';

/**
 * The framework loads at a sign of intent, and opening the address of a plan is one: this script scrolls to the plan and requests
 * the framework. React may replace the simulator after that, and the browser's scroll anchoring would then move it out of view.
 */
const SHOW_PLAN = `((place)=>{if(location.hash.startsWith('${KEY}'))addEventListener('DOMContentLoaded',()=>{document.documentElement.style.overflowAnchor='none';place.scrollIntoView();dispatchEvent(new Event('pointerover'))})})(document.currentScript.parentElement)`;

/** The simulator, with worked months in its place for readers without scripts (two in the guide). */
export function Place({ short = false }: { short?: boolean }) {
  const worked = short ? [OVERSPENT] : [GUIDE, { ...GUIDE, month: 1 }];
  return (
    <section aria-label={simulatorStrings.name} className={`embedded ${styles.place}`}>
      <Simulator short={short} start={short ? OVERSPENT : FRESH} />
      <InlineScript code={typeof window === 'undefined' ? SHOW_PLAN : ''} />
      <noscript>
        {/* Browsers that run scripts never show this, so the scripts don't include it. */}
        {typeof window === 'undefined' && worked.map(view => <WorkedMonth key={view.month} view={view} />)}
      </noscript>
    </section>
  );
}
