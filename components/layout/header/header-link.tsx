import { ExternalMark } from '@/components/ui/external-mark';
import { Link } from '@/components/ui/link';
import { isExternal } from '@/lib/routes';

/** A link of the header or the drawer. */
export function HeaderLink({
  label,
  href,
  active,
  className,
}: {
  label: string;
  href: string;
  active: boolean;
  className?: string;
}) {
  return (
    <Link aria-current={active ? 'page' : undefined} className={className} href={href}>
      {label}
      {isExternal(href) && <ExternalMark />}
    </Link>
  );
}
