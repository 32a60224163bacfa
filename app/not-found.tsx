import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/errors/not-found';
import { SITE } from '@/lib/site';

export const metadata: Metadata = { title: `Page Not Found | ${SITE.title}` };

export default function Page() {
  return <NotFound />;
}
