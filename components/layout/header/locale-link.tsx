import { useKeptPlace } from '@/lib/hooks/use-kept-place';
import { withBase } from '@/lib/routes';
import type { MenuLink } from '@/lib/versions/layout-items';

/** A link to the same place in another language. The pages of a language are loaded afresh, frame and all. */
export function LocaleLink({ link, className }: { link: MenuLink; className?: string }) {
  const { place, handlers } = useKeptPlace();
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
