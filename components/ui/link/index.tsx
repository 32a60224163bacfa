import type { ComponentProps } from 'react';
import { isExternal, isFile, withBase, withTrailingSlash } from '@/lib/routes';
import { PageLink } from './page-link';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string };

/**
 * A link of any kind: to a page (client navigation), to a place on the same page, to a file of this site, or to another site (in
 * a new tab). The browser follows links on the same page by itself, because the router loses a click while it takes over.
 */
export function Link({ href, ...props }: LinkProps) {
  if (isExternal(href)) {
    return /^https?:/.test(href) ? (
      <a {...props} href={href} target="_blank" rel="noopener noreferrer" />
    ) : (
      <a {...props} href={href} />
    );
  }
  if (href.startsWith('#')) return <a {...props} href={href} />;
  if (isFile(href)) return <a {...props} href={withBase(href)} />;
  return <PageLink {...props} href={withTrailingSlash(href)} />;
}
