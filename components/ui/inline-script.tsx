'use client';

/**
 * A script in the page's HTML, run while the page is parsed: for what must be right before the first paint. React runs no
 * script that it inserts itself, so on the client the element is inert data (and React does not warn of it).
 *
 * @param code the text; a client component writes `typeof window === 'undefined' ? … : ''`, which keeps what makes it out of the
 * browser's scripts, and the text out of the page's data
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
