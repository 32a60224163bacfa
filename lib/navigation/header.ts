import docsOutside from '@/generated/docs-outside.json';
import { PRODUCT_SHORT } from '../site';
import type { ActiveRule } from './header-items';
import { comparable } from './open-categories';

/** The name of the site as the header shows it. */
export const HEADER_NAME = PRODUCT_SHORT;

/** Whether an item with this rule is active on a page. */
export function isActive(rule: ActiveRule | undefined, pathname: string): boolean {
  if (!rule) return false;
  const path = comparable(pathname);
  if (rule.inSidebar && docsOutside.some((other: string) => comparable(other) === path)) return false;
  if (rule.matching !== undefined && new RegExp(rule.matching).test(pathname)) return true;
  return rule.below !== undefined && `${path}/`.startsWith(`${comparable(rule.below)}/`);
}
