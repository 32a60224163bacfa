import type { Metadata } from 'next';
import redirects from '@/generated/redirects.json';
import { NotFound } from '@/components/layout/errors/not-found';
import { PageMistakes } from '@/components/layout/errors/page-mistakes';
import { SITE } from '@/lib/site';
import { errorsStrings } from '@/strings/errors';

export const metadata: Metadata = { title: `${errorsStrings.notFound} | ${SITE.title}` };

export default async function Page() {
  if (process.env.NODE_ENV !== 'development') return <NotFound />;
  // Imported dynamically, so that it's not in the production code.
  const { FollowRedirect } = await import('@/components/layout/errors/follow-redirect');
  return (
    <>
      <FollowRedirect redirects={redirects} />
      <NotFound />
      <PageMistakes />
    </>
  );
}
