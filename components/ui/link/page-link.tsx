'use client';

import NextLink from 'next/link';
import { useCallback, type ComponentProps } from 'react';
import { watchLink } from './prefetching';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string };

/** A link to a page on this site. It turns off the framework's own prefetching, which ignores save-data and 2g. */
export function PageLink({ href, ...props }: PageLinkProps) {
  const watch = useCallback(
    (element: HTMLAnchorElement | null) => (element ? watchLink(element, href) : undefined),
    [href],
  );
  return <NextLink {...props} href={href} prefetch={false} ref={watch} />;
}
