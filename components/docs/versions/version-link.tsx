'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { storageSlot } from '@/lib/storage';
import { PREFERRED_VERSION_KEY } from '@/lib/versions/config';

const preferredVersion = storageSlot(PREFERRED_VERSION_KEY);

interface VersionLinkProps {
  href: string;
  /** The version's name. */
  name: string;
  current?: boolean;
  children: ReactNode;
}

/** A link to another version, which becomes the reader's preferred one. */
export function VersionLink({ href, name, current, children }: VersionLinkProps) {
  return (
    <Link aria-current={current ? 'page' : undefined} href={href} onClick={() => preferredVersion.set(name)}>
      {children}
    </Link>
  );
}
