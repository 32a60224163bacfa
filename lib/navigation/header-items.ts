import { navigationStrings } from '@/strings/navigation';
import { routes } from '../routes';
import { EXTERNAL } from '../external';
import { SIDEBAR_ID } from '../versions/config';
import type { LayoutItem } from '../versions/layout-items';

/** The pages on which an item is active. Paths are compared without their trailing slash and case-insensitively. */
export interface ActiveRule {
  /** This page and every page below it. */
  below?: string;
  /** Every page whose path matches the regular expression with this source. */
  matching?: string;
  /** The docs of a sidebar. Docs outside the sidebar don't count. */
  inSidebar?: boolean;
}

/** An item of the navigation bar, as configured. */
export type HeaderItem = LayoutItem & {
  /** Which end of the bar it's at. */
  side: 'start' | 'end';
  /** The pages on which it's active. Left out: none. */
  active?: ActiveRule;
};

/**
 * The navigation bar's items, in order (docs/requirement.md#navigation-bar). The version and language menus only show if there is
 * more than one. The build checks every item.
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
