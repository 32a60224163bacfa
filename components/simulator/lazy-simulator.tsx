'use client';

import { Hydrated } from '@/components/layout/hydrated';
import { lazy, Suspense, type ComponentProps } from 'react';

const Simulator = lazy(() => import('./simulator').then(({ Simulator }) => ({ default: Simulator })));

/** The simulator, whose code comes only with the pages that have it. It is in the HTML all the same. */
export function LazySimulator(props: ComponentProps<typeof Simulator>) {
  return (
    <div data-hydrates-late>
      <Suspense>
        <Simulator {...props} />
        <Hydrated late />
      </Suspense>
    </div>
  );
}
