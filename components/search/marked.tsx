import { Fragment } from 'react';
import type { Piece } from '@/lib/search/types';

/** A text with its matches marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, mark }, index) =>
    mark ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
