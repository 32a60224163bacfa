'use client';

import { lazy } from 'react';

/** Its code comes only to sites whose header hides. */
export const LazyHideOnScroll = lazy(() =>
  import('./hide-on-scroll').then(({ HideOnScroll }) => ({ default: HideOnScroll })),
);
