'use client';

import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { runSearch } from '@/lib/inline/search';
import { routes, withBase } from '@/lib/routes';
import { BOX_FILE, ENGINE_FILE, fileName } from '@/lib/search/files';

/**
 * Wakes the search box. A client component, so that the text stands in the HTML only, and not again in every page's data.
 *
 * @param folders where the index is for each docs version, as JSON
 */
export function SearchScript({ folders }: { folders: string }) {
  const code =
    typeof window === 'undefined'
      ? inlineCall(runSearch, withBase(routes.home), folders, BOX_FILE, ENGINE_FILE, fileName('search-index'))
      : '';
  return <InlineScript code={code} />;
}
