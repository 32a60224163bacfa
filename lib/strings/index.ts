import { localeConfig } from '../locales';
import { SITE } from '../site';

/** The texts of the interface, in the language that the site is built in. */
export const strings = localeConfig(SITE.locale).strings;
