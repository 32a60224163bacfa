'use client';

import { lazy } from 'react';

/** Lazy, so that only sites whose header hides load the code. */
export const LazyHideOnScroll = lazy(() =>
  import('./hide-on-scroll').then(({ HideOnScroll }) => ({ default: HideOnScroll })),
);
