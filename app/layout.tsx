// First, because it declares the order of the cascade layers.
import './styles/index.css';
import type { Metadata } from 'next';
import type { CSSProperties, ReactNode } from 'react';
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
// Imported here so that it's in the layout's chunk, because each error.tsx would have its own copy. It's last, because its styles
// would otherwise split the layout's in two.
import '@/components/layout/errors/page-error';

export const metadata: Metadata = { metadataBase: new URL(SITE.url) };

/** The site's address, for links on paper (styles/prose.css). */
const PRINTED = { '--site': `'${SITE.url}'` } as CSSProperties;

const locale = localeConfig(SITE.locale);

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The inline scripts set attributes here before hydration.
    <html
      className={siteFont.variable}
      data-has-hydrated="false"
      data-theme-choice="system"
      dir={locale.direction}
      lang={locale.htmlLang}
      style={PRINTED}
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
