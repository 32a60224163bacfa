'use client';

import dynamic from 'next/dynamic';

const Place = dynamic(() => import('./place').then(({ Place }) => Place));

/**
 * The envelope budget to play with, whose code and styles come only with the pages that have it. It is in the HTML all the same.
 *
 * @param short the home page's: three categories, and one thing to decide
 */
export function EnvelopeSimulator({ short }: { short?: boolean }) {
  return (
    <div data-hydrates-late>
      <Place short={short} />
    </div>
  );
}
