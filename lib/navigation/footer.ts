import { routes } from '../routes';
import { EXTERNAL } from '../site';

/** The links of the footer, in order (docs/requirement.md#footer). */
export const FOOTER_ITEMS = [
  { label: 'Discord', href: EXTERNAL.discord },
  { label: 'GitHub', href: EXTERNAL.github },
  { label: 'Donate', href: EXTERNAL.donate },
  { label: 'Website Source', href: EXTERNAL.websiteSource },
  { label: 'Privacy Policy', href: routes.privacyPolicy },
  { label: 'RSS Feed', href: routes.feed },
] as const;
