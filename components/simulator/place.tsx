'use client';

import { InlineScript } from '@/components/ui/inline-script';
import { KEY } from '@/lib/simulator/address';
import { FRESH, GUIDE, OVERSPENT } from '@/lib/simulator/examples';
import { simulatorStrings } from '@/strings/simulator';
import { Simulator } from './simulator';
import styles from './simulator.module.css';
import { WorkedMonth } from './worked-month';

/**
 * The framework waits for a sign of intent, and opening the address of a plan is one: the plan is brought into view and the
 * framework asked for. React puts the simulator into its place after that, perhaps, and a browser that held on to what stood
 * below would move it out of view again.
 */
const SHOW_PLAN = `((place)=>{if(location.hash.startsWith('${KEY}'))addEventListener('DOMContentLoaded',()=>{document.documentElement.style.overflowAnchor='none';place.scrollIntoView();dispatchEvent(new Event('pointerover'))})})(document.currentScript.parentElement)`;

/** The simulator with what stands in its place without scripts: a worked month, in the guide two. */
export function Place({ short = false }: { short?: boolean }) {
  const worked = short ? [OVERSPENT] : [GUIDE, { ...GUIDE, month: 1 }];
  return (
    <section aria-label={simulatorStrings.name} className={styles.place}>
      <Simulator short={short} start={short ? OVERSPENT : FRESH} />
      <InlineScript code={SHOW_PLAN} />
      <noscript>
        {/* Browsers that run scripts never show this, so their scripts don't hold it. */}
        {typeof window === 'undefined' && worked.map(view => <WorkedMonth key={view.month} view={view} />)}
      </noscript>
    </section>
  );
}
