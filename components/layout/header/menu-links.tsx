import { VersionLink } from '@/components/docs/versions/version-link';
import type { LayoutMenu } from '@/lib/versions/layout-items';
import { LocaleLink } from './locale-link';

/** The choices in a menu of the header or the drawer, as list items. */
export function MenuLinks({ menu, className }: { menu: LayoutMenu; className?: string }) {
  return menu.links.map(link => (
    <li key={link.key}>
      {menu.kind === 'languages' ? (
        <LocaleLink className={className} link={link} />
      ) : (
        <VersionLink className={className} current={link.current} href={link.href} name={link.key}>
          {link.label}
        </VersionLink>
      )}
    </li>
  ));
}
