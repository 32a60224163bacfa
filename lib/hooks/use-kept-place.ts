import { useState } from 'react';

/** What a link keeps of the address when it leads to the same page in another form. */
export interface KeptPlace {
  /** Query and hash, to be put behind the link's path; they are read when the reader comes to the link. */
  place: string;
  /** Goes onto the link. */
  handlers: { onFocus: () => void; onPointerEnter: () => void };
}

/** Query and hash of the address, for a link that keeps them. */
export function useKeptPlace(): KeptPlace {
  const [place, setPlace] = useState('');
  const read = () => setPlace(window.location.search + window.location.hash);
  return { place, handlers: { onFocus: read, onPointerEnter: read } };
}
