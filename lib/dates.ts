import { localeConfig } from './locales';
import { SITE } from './site';

/** Returns a function that formats an ISO date and time in the site's language and calendar, in UTC. */
function dateFormat(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const { calendar } = localeConfig(SITE.locale);
  const formatter = new Intl.DateTimeFormat(SITE.locale, { ...options, calendar, timeZone: 'UTC' });
  return iso => formatter.format(new Date(iso));
}

/** A date as readers see it: "November 3, 2025". */
export const longDate = dateFormat({ dateStyle: 'long' });

/** A date that stays on one line. */
export const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

/** A short date: "Nov 3, 2025". */
export const mediumDate = dateFormat({ dateStyle: 'medium' });

/** The month and day: "November 3". */
export const monthAndDay = dateFormat({ month: 'long', day: 'numeric' });

/** The month and day in a table: "Nov 3". */
export const shortMonthAndDay = dateFormat({ month: 'short', day: 'numeric' });

/** The month and year: "November 2025". */
export const monthAndYear = dateFormat({ month: 'long', year: 'numeric' });

/** The year in UTC. */
export function yearOf(iso: string): number {
  return new Date(iso).getUTCFullYear();
}
