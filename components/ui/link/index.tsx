import type { ComponentProps } from 'react';
import { isExternal, withBase, withTrailingSlash } from '@/lib/routes';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string };

/**
 * A link of any kind: to a page, to a place on the same page, to a file of this site, or to another site (in a new tab). Once the
 * framework is loaded, it opens pages without a reload (components/layout/navigation).
 */
export function Link({ href, ...props }: LinkProps) {
  if (/^(?:https?:)?\/\//.test(href))
    return <a {...props} href={href} target="_blank" rel="noopener noreferrer" />;
  return <a {...props} href={isExternal(href) ? href : withBase(withTrailingSlash(href))} />;
}
