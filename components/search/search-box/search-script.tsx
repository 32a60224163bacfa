'use client';

import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { runSearch } from '@/lib/inline/search';
import { routes, withBase } from '@/lib/routes';
import { BOX_FILE, ENGINE_FILE, fileName } from '@/lib/search/files';

/**
 * The inline script that loads the search box. It's a client component so that the text is only in the HTML, and not in every
 * page's data as well.
 *
 * @param folders the index folder of each docs version, as JSON
 */
export function SearchScript({ folders }: { folders: string }) {
  const code =
    typeof window === 'undefined'
      ? inlineCall(runSearch, withBase(routes.home), folders, BOX_FILE, ENGINE_FILE, fileName('search-index'))
      : '';
  return <InlineScript code={code} />;
}
