'use client';

/**
 * A script in the page's HTML, run while the page is parsed: for what must be right before the first paint. React runs no
 * script that it inserts itself, so on the client the element is inert data (and React does not warn of it).
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
