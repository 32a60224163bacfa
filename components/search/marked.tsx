import { Fragment } from 'react';
import type { SnippetPart } from '@/lib/search/types';
import { searchStrings } from '@/strings/search';

/** Text with its matches marked. Synonyms have a title that says so. */
export function Marked({ parts }: { parts: readonly SnippetPart[] }) {
  return parts.map(({ text, mark }, index) =>
    mark ? (
      <mark
        data-synonym={mark === 'synonym' ? '' : undefined}
        key={index}
        title={mark === 'synonym' ? searchStrings.synonym : undefined}
      >
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
