'use client';

import dynamic from 'next/dynamic';

/** The table of contents with a filter. Its code and the styles of reference pages load only with those pages. */
export const FilteredContents = dynamic(() =>
  import('./filtered-contents').then(module => module.FilteredContents),
);
