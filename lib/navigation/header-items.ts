import { navigationStrings } from '@/strings/navigation';
import { routes } from '../routes';
import { EXTERNAL } from '../site';
import { SIDEBAR_ID } from '../versions/config';
import type { LayoutItem } from '../versions/layout-items';

/** The pages on which an entry is the current one. Paths compare without their last slash and without letter case. */
export interface ActiveRule {
  /** This page and every page below it. */
  below?: string;
  /** Every page whose path the regular expression with this source finds. */
  matching?: string;
  /** A doc that stands outside the sidebar belongs to no part of the docs, and does not count. */
  inSidebar?: boolean;
}

/** An entry of the navigation bar as it is configured. */
export type HeaderItem = LayoutItem & {
  /** The bar's end it stands at. */
  side: 'start' | 'end';
  /** Where the entry is active. Left out: never. */
  active?: ActiveRule;
};

/**
 * The navigation bar, in order (docs/requirement.md#navigation-bar). The choices of version and language show when there is more than one. The build checks
 * every entry.
 */
export const HEADER_ITEMS: readonly HeaderItem[] = [
  { type: 'link', label: navigationStrings.features, href: routes.features, side: 'start' },
  {
    type: 'docSidebar',
    sidebarId: SIDEBAR_ID,
    label: navigationStrings.docs,
    side: 'start',
    active: { below: routes.docs, inSidebar: true },
  },
  {
    type: 'link',
    label: navigationStrings.blog,
    href: routes.blog(),
    side: 'start',
    active: { below: routes.blog() },
  },
  {
    type: 'link',
    label: navigationStrings.contact,
    href: routes.contact,
    side: 'start',
    active: { below: routes.contact },
  },
  {
    type: 'link',
    label: navigationStrings.download,
    href: routes.download,
    side: 'start',
    active: { below: routes.download },
  },
  { type: 'link', label: navigationStrings.donate, href: EXTERNAL.donate, side: 'start' },
  { type: 'docsVersionDropdown', side: 'end' },
  { type: 'localeDropdown', side: 'end' },
  { type: 'link', label: 'Discord', href: EXTERNAL.discord, side: 'end' },
  { type: 'link', label: 'GitHub', href: EXTERNAL.github, side: 'end' },
];
