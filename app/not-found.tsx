import type { Metadata } from 'next';
import redirects from '@/generated/redirects.json';
import { NotFound } from '@/components/layout/errors/not-found';
import { PageMistakes } from '@/components/layout/errors/page-mistakes';
import { InlineScript } from '@/components/ui/inline-script';
import { followRedirect } from '@/lib/inline/follow-redirect';
import { inlineCall } from '@/lib/inline/script';
import { SITE } from '@/lib/site';
import { errorsStrings } from '@/strings/errors';

export const metadata: Metadata = { title: `${errorsStrings.notFound} | ${SITE.title}` };

export default function Page() {
  if (process.env.NODE_ENV !== 'development') return <NotFound />;
  return (
    <>
      <InlineScript code={inlineCall(followRedirect, JSON.stringify(redirects))} />
      <NotFound />
      <PageMistakes />
    </>
  );
}
