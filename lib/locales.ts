/** A language of the site. */
export interface LocaleConfig {
  /** Its name in that language. */
  label: string;
  direction: 'ltr' | 'rtl';
  htmlLang: string;
  /** The calendar of its dates, as `Intl.DateTimeFormat` names it. */
  calendar: string;
  /** The folder of its pages. A site's only language has none. */
  path: string;
  /** Whether its strings are translations. */
  translate: boolean;
}

/** English only (docs/requirement.md#the-site). */
export const LOCALES: Readonly<Record<string, LocaleConfig>> = {
  en: {
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
    path: '',
    translate: false,
  },
};

/**
 * The configuration of a language.
 *
 * @throws Error if the site doesn't have it
 */
export function localeConfig(locale: string, locales = LOCALES): LocaleConfig {
  const config = locales[locale];
  if (!config)
    throw new Error(
      `Can't use this locale: no locale config found for locale=${locale}. The locales are: ${Object.keys(locales).join(', ')}.`,
    );
  return config;
}

/** The same page in another language. */
export function inLocale(pathname: string, from: LocaleConfig, to: LocaleConfig): string {
  const start = ({ path }: LocaleConfig) => (path === '' ? '' : `/${path}`);
  return start(to) + pathname.slice(start(from).length);
}
