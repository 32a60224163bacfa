'use client';

// The framework renders this without the root layout, so it needs its own styles.
import './styles/index.css';
import type { ComponentProps } from 'react';
import { PageError } from '@/components/layout/errors/page-error';
import { useStorageValue } from '@/lib/hooks/use-storage-value';
import { localeConfig } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { THEME_STORAGE_KEY } from '@/lib/theme';
import { errorsStrings } from '@/strings/errors';
import { siteFont } from './fonts/site-font';

const locale = localeConfig(SITE.locale);

/** Replaces the whole page if the layout failed. */
export default function GlobalError(props: ComponentProps<typeof PageError>) {
  const theme = useStorageValue(THEME_STORAGE_KEY);
  return (
    <html
      className={siteFont.variable}
      data-theme={theme ?? undefined}
      dir={locale.direction}
      lang={locale.htmlLang}
    >
      <body>
        <title>{errorsStrings.pageError}</title>
        <PageError {...props} />
      </body>
    </html>
  );
}
