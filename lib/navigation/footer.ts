import { navigationStrings } from '@/strings/navigation';
import { routes } from '../routes';
import { EXTERNAL } from '../external';
import { feedOf } from '../feeds/formats';

/** The links of the footer, in order (docs/requirement.md#footer). */
export const FOOTER_ITEMS = [
  { label: 'Discord', href: EXTERNAL.discord },
  { label: 'GitHub', href: EXTERNAL.github },
  { label: navigationStrings.donate, href: EXTERNAL.donate },
  { label: navigationStrings.source, href: EXTERNAL.websiteSource },
  { label: navigationStrings.privacy, href: routes.privacyPolicy },
  { label: navigationStrings.feed, href: feedOf('rss').path },
] as const;
