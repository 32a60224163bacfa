import { Link } from '.';
import type { Mark } from '@/lib/strings/types';

/** Formats part of a translated sentence as a link. */
export const linkTo = (href: string): Mark =>
  function linked(text) {
    return <Link href={href}>{text}</Link>;
  };

/** Formats part of a translated sentence as important. */
export const strong: Mark = text => <strong>{text}</strong>;
