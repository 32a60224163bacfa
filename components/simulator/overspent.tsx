'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { CATEGORIES } from '@/lib/simulator/examples';
import type { Figures } from '@/lib/simulator/figures';
import { formatMoney } from '@/lib/money';
import type { Source } from '@/lib/simulator/plan';
import { simulatorStrings } from '@/strings/simulator';
import styles from './simulator.module.css';
import type { Simulation } from './use-simulator';

interface OverspentProps {
  category: number;
  /** The id of the element to focus when this disappears. */
  fieldId: string;
  /** Hides rollovers, which only the guide has. */
  short: boolean;
  simulation: Simulation;
}

/** What to do about a negative balance, with the labels from the app's menu. */
export function Overspent({ category, fieldId, short, simulation }: OverspentProps) {
  const { month, figures, cover, setRollover } = simulation;
  const name = CATEGORIES[category] ?? '';
  const isRed = (figures.balances[category] ?? 0) < 0;
  return (
    <div aria-label={simulatorStrings.overspendingOf(name)} className={styles.overspent} role="group">
      {isRed && <Cover figures={figures} onCover={source => cover(category, source, fieldId)} />}
      {!short && (
        <label className={styles.check}>
          <input
            checked={month.envelopes[category]?.rollover ?? false}
            onChange={({ target }) => setRollover(category, target.checked, isRed ? undefined : fieldId)}
            type="checkbox"
          />
          {simulatorStrings.rollover}
        </label>
      )}
    </div>
  );
}

function Cover({ figures, onCover }: { figures: Figures; onCover: (source: Source) => void }) {
  const [chosen, setChosen] = useState('');
  const sources = coverSources(figures);
  const source = sources.find(({ key }) => key === chosen) ?? sources[0];
  if (!source) return <span>{simulatorStrings.noCover}</span>;
  return (
    <>
      <label className={styles.source}>
        {simulatorStrings.coverFrom}
        <Select
          onChange={setChosen}
          options={sources.map(({ key, label }) => [key, label])}
          value={source.key}
        />
      </label>
      <button className={styles.button} onClick={() => onCover(source.source)} type="button">
        {simulatorStrings.cover}
      </button>
    </>
  );
}

/** Where money is available: the fullest envelope first, To Budget last. */
function coverSources({ balances, toBudget }: Figures) {
  const envelopes = balances
    .map((amount, at) => ({ source: at as Source, name: CATEGORIES[at] ?? '', amount }))
    .sort((one, other) => other.amount - one.amount);
  return [...envelopes, { source: 'to-budget' as Source, name: simulatorStrings.toBudget, amount: toBudget }]
    .filter(({ amount }) => amount > 0)
    .map(({ source, name, amount }) => ({
      source,
      key: String(source),
      label: `${name}: ${formatMoney(amount)}`,
    }));
}
