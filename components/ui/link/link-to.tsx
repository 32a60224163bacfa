import { Link } from '.';
import type { Mark } from '@/lib/strings/types';

/** Makes a part of a sentence of the catalogue a link. */
export const linkTo = (href: string): Mark =>
  function linked(text) {
    return <Link href={href}>{text}</Link>;
  };

/** Makes a part of a sentence of the catalogue important. */
export const strong: Mark = text => <strong>{text}</strong>;
