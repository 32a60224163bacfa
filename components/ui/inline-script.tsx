'use client';

/**
 * A script in the page's HTML that runs during parsing, for what must be right before the first paint. React doesn't run scripts
 * that it inserts itself, so on the client the element is inert data (which also avoids React's warning).
 *
 * @param code the text; a client component writes `typeof window === 'undefined' ? … : ''`, which keeps the code that builds it
 * out of the browser's scripts, and the text out of the page's data
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      dangerouslySetInnerHTML={{ __html: code }}
      suppressHydrationWarning
      type={typeof window === 'undefined' ? undefined : 'text/plain'}
    />
  );
}
