import docsOutside from '@/generated/docs-outside.json';
import { EXTERNAL, PRODUCT_SHORT } from '../site';
import { routes } from '../routes';
import type { ActiveRule } from './header-items';
import { comparable } from './open-categories';

/** The links of the footer, in order (docs/requirement.md#footer). */
export const FOOTER_ITEMS = [
  { label: 'Discord', href: EXTERNAL.discord },
  { label: 'GitHub', href: EXTERNAL.github },
  { label: 'Donate', href: EXTERNAL.donate },
  { label: 'Website Source', href: EXTERNAL.websiteSource },
  { label: 'Privacy Policy', href: routes.privacyPolicy },
  { label: 'RSS Feed', href: routes.feed },
] as const;

/** The name of the site as the header shows it. */
export const HEADER_NAME = PRODUCT_SHORT;

/** Whether an entry with this rule is the current one on a page. */
export function isActive(rule: ActiveRule | undefined, pathname: string): boolean {
  if (!rule) return false;
  const path = comparable(pathname);
  if (rule.inSidebar && docsOutside.some((other: string) => comparable(other) === path)) return false;
  if (rule.matching !== undefined && new RegExp(rule.matching).test(pathname)) return true;
  return rule.below !== undefined && `${path}/`.startsWith(`${comparable(rule.below)}/`);
}
