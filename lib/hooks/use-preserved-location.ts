import { useState } from 'react';

/** The query and hash of the current address, for a link to the same page in another form. */
export interface PreservedLocation {
  /** Query and hash to append to the link's path. They're read when the reader points at the link or focuses it. */
  place: string;
  /** Event handlers for the link. */
  handlers: { onFocus: () => void; onPointerEnter: () => void };
}

/** Reads the query and hash of the current address for a link that preserves them. */
export function usePreservedLocation(): PreservedLocation {
  const [place, setPlace] = useState('');
  const read = () => setPlace(window.location.search + window.location.hash);
  return { place, handlers: { onFocus: read, onPointerEnter: read } };
}
