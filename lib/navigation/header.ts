import docsOutside from '@/generated/docs-outside.json';
import { EXTERNAL, PRODUCT_SHORT } from '../site';
import { routes } from '../routes';

/** An entry of the navigation bar. */
export interface HeaderItem {
  label: string;
  href: string;
  /** The bar's end it stands at. */
  side: 'start' | 'end';
  /** Where the entry is active. Left out: never. */
  active?: ActiveRule;
}

/** The pages on which an entry is the current one. Paths compare without their last slash and without letter case. */
export interface ActiveRule {
  /** This page and every page below it. */
  below?: string;
  /** Every page whose path the expression finds. */
  matching?: RegExp;
  /** Pages that do not count, although they are below or match. */
  except?: readonly string[];
}

/** SPEC 2: the navigation bar, in order. */
export const HEADER_ITEMS: HeaderItem[] = [
  { label: 'Features', href: routes.features, side: 'start' },
  // A doc that stands outside the sidebar belongs to no part of the docs.
  { label: 'Docs', href: routes.docs, side: 'start', active: { below: routes.docs, except: docsOutside } },
  { label: 'Blog', href: routes.blog(), side: 'start', active: { below: routes.blog() } },
  { label: 'Contact', href: routes.contact, side: 'start', active: { below: routes.contact } },
  { label: 'Download', href: routes.download, side: 'start', active: { below: routes.download } },
  { label: 'Donate', href: EXTERNAL.donate, side: 'start' },
  { label: 'Discord', href: EXTERNAL.discord, side: 'end' },
  { label: 'GitHub', href: EXTERNAL.github, side: 'end' },
];

/** SPEC 2: the links of the footer, in order. */
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
  if (rule.except?.some(other => comparable(other) === path)) return false;
  if (rule.matching?.test(pathname)) return true;
  return rule.below !== undefined && `${path}/`.startsWith(`${comparable(rule.below)}/`);
}

function comparable(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
