import { navigationStrings } from '@/strings/navigation';
import { routes } from '../routes';
import { EXTERNAL } from '../external';

/** The links of the footer, in order (docs/requirement.md#footer). */
export const FOOTER_ITEMS = [
  { label: 'Discord', href: EXTERNAL.discord },
  { label: 'GitHub', href: EXTERNAL.github },
  { label: navigationStrings.donate, href: EXTERNAL.donate },
  { label: navigationStrings.source, href: EXTERNAL.websiteSource },
  { label: navigationStrings.privacy, href: routes.privacyPolicy },
  { label: navigationStrings.feed, href: routes.feed },
] as const;
