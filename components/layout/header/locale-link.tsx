import { usePreservedLocation } from '@/lib/hooks/use-preserved-location';
import { withBase } from '@/lib/routes';
import type { MenuLink } from '@/lib/versions/layout-items';

/** A link to the same page in another language. It reloads the whole page, because the layout is in that language, too. */
export function LocaleLink({ link, className }: { link: MenuLink; className?: string }) {
  const { place, handlers } = usePreservedLocation();
  return (
    <a
      {...handlers}
      aria-current={link.current ? 'page' : undefined}
      className={className}
      href={withBase(link.href) + place}
      hrefLang={link.key}
      lang={link.key}
      target="_self"
    >
      {link.label}
    </a>
  );
}
