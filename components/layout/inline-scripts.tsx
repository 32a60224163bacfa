'use client';

import { usePathname } from 'next/navigation';
import { InlineScript } from '@/components/ui/inline-script';
import { routes } from '@/lib/routes';
import { frameScript } from './frame-script';

/**
 * The layout's behavior before the framework is loaded, as one inline script. It's a client component so that the text is
 * only in the HTML, and not in every page's data as well.
 */
export function InlineScripts({ announcementId }: { announcementId?: string }) {
  const isHome = usePathname() === routes.home;
  return <InlineScript code={typeof window === 'undefined' ? frameScript(isHome, announcementId) : ''} />;
}
