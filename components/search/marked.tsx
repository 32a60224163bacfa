import { Fragment } from 'react';
import { SYNONYM_TITLE } from '@/lib/search/box/elements';
import type { SnippetPart } from '@/lib/search/types';

/** A text with its matches marked; a synonym says that it is one. */
export function Marked({ parts }: { parts: readonly SnippetPart[] }) {
  return parts.map(({ text, mark }, index) =>
    mark ? (
      <mark
        data-synonym={mark === 'synonym' ? '' : undefined}
        key={index}
        title={mark === 'synonym' ? SYNONYM_TITLE : undefined}
      >
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
