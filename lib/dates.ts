import { SITE } from './site';

/** A date as readers see it, in UTC: "November 3, 2025". Takes an ISO date and time. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat(SITE.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** A short date, in UTC: "Nov 3, 2025". */
export function mediumDate(iso: string): string {
  return new Intl.DateTimeFormat(SITE.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}

/** The month and day in UTC: "November 3". */
export function monthAndDay(iso: string): string {
  return new Intl.DateTimeFormat(SITE.locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}

/** The month and year in UTC: "November 2025". */
export function monthAndYear(iso: string): string {
  return new Intl.DateTimeFormat(SITE.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}

/** The year in UTC. */
export function yearOf(iso: string): number {
  return new Date(iso).getUTCFullYear();
}
