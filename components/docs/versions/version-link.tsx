'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { usePreservedLocation } from '@/lib/hooks/use-preserved-location';
import { storageSlot } from '@/lib/storage';
import { PREFERRED_VERSION_KEY } from '@/lib/versions/config';

const preferredVersion = storageSlot(PREFERRED_VERSION_KEY);

interface VersionLinkProps {
  href: string;
  /** The version's name. */
  name: string;
  current?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to the same page in another version, which then becomes the reader's preferred version. */
export function VersionLink({ href, name, current, ...props }: VersionLinkProps) {
  const { place, handlers } = usePreservedLocation();
  return (
    <Link
      {...props}
      {...handlers}
      aria-current={current ? 'page' : undefined}
      href={href + place}
      onClick={() => preferredVersion.set(name)}
    />
  );
}
