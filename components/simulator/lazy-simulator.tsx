'use client';

import { lazy, Suspense, type ComponentProps } from 'react';

const Simulator = lazy(() => import('./simulator').then(({ Simulator }) => ({ default: Simulator })));

/** The simulator, whose code comes only with the pages that have it. It is in the HTML all the same. */
export function LazySimulator(props: ComponentProps<typeof Simulator>) {
  return (
    <Suspense>
      <Simulator {...props} />
    </Suspense>
  );
}
