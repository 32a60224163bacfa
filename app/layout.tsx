// First, because it declares the order of the cascade layers.
import './styles/index.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import announcement from '@/generated/announcement.json';
import { AnnouncementBar } from '@/components/layout/announcement';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { Hydrated } from '@/components/layout/hydrated';
import { InlineScripts } from '@/components/layout/inline-scripts';
import { Navigation } from '@/components/layout/navigation';
import { ProgressBar } from '@/components/layout/progress-bar';
import { Content, SkipLink } from '@/components/layout/skip-link';
import { Theme } from '@/components/layout/theme';
import { Prefetching } from '@/components/ui/link/prefetching';
import { localeConfig } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { siteFont } from './fonts/site-font';
// Only so that it comes with the frame's scripts: each error.tsx would bring a copy of its own. Last: its styles would split the
// frame's in two if it stood among them.
import '@/components/layout/errors/page-error';

export const metadata: Metadata = { metadataBase: new URL(SITE.url) };

const locale = localeConfig(SITE.locale);

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The inline scripts set attributes here before React does.
    <html
      className={siteFont.variable}
      data-has-hydrated="false"
      data-theme-choice="system"
      dir={locale.direction}
      lang={locale.htmlLang}
      suppressHydrationWarning
    >
      <body>
        <InlineScripts announcementId={announcement?.id} />
        <Theme>
          <SkipLink />
          <AnnouncementBar announcement={announcement} />
          <Header />
          <Content>{children}</Content>
          <Footer />
        </Theme>
        <ProgressBar />
        <Navigation />
        <Prefetching />
        <Hydrated />
      </body>
    </html>
  );
}
