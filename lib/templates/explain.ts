import { formatMoney } from '@/lib/money';
import { locale } from '@/strings/locale';
import { workshopStrings } from '@/strings/workshop';
import type { MonthDay, Repetition, Schedule } from './budget';
import { toCents } from './cents';
import { dayNumber, isMonth } from './dates';
import type {
  ByTemplate,
  Limit,
  PercentageTemplate,
  PeriodicTemplate,
  ReadTemplate,
  SpendTemplate,
} from './types';

const { means, recurrence } = workshopStrings;

/** An amount from a line, formatted for a sentence. */
const money = (amount: number | null) => formatMoney(toCents(amount ?? 0));

const dateText = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(dayNumber(day) * 24 * 60 * 60 * 1000).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });

/** A month's name: November 2025. A month that doesn't exist is returned as written. */
export function monthName(month: string, style: 'long' | 'short' = 'long'): string {
  return isMonth(month) ? dateText(month, { month: style, year: 'numeric' }) : month;
}

/** A day's name: Nov 5, 2025. */
export function dayName(day: string): string {
  return dateText(day, { dateStyle: 'medium' });
}

/** What a line means, in one or two sentences. */
export function explain(template: ReadTemplate): string {
  const priority = template.priority ? means.priority(template.priority) : '';
  return meaning(template) + priority;
}

function meaning(template: ReadTemplate): string {
  switch (template.type) {
    case 'simple':
      if (template.monthly === null) return means.fill(limitText(template.limit)) + hold(template.limit);
      return means.simple(money(template.monthly)) + limit(template.limit);
    case 'periodic':
      return (
        means.periodic(money(template.amount), period(template), template.starting) + limit(template.limit)
      );
    case 'by':
      return means.by(money(template.amount), monthName(template.month)) + again(template);
    case 'spend':
      return (
        means.spend(money(template.amount), monthName(template.month), monthName(template.from)) +
        again(template)
      );
    case 'percentage':
      return means.percent(template.percent, source(template));
    case 'schedule':
      return (
        (template.full ? means.full(template.name) : means.schedule(template.name)) +
        (template.adjustment ? means.adjusted(template.adjustment) : '')
      );
    case 'average':
      return means.average(template.numMonths);
    case 'copy':
      return means.copy(template.lookBack);
    case 'remainder':
      return means.remainder(template.weight) + limit(template.limit);
    case 'goal':
      return means.goal(money(template.amount));
  }
}

const limit = (limit: Limit | null) => (limit ? means.limit(limitText(limit)) + hold(limit) : '');

const hold = (limit: Limit | null) => (limit?.hold ? means.hold : '');

function limitText(limit: Limit | null): string {
  if (!limit) return money(0);
  if (limit.period === 'daily') return means.daily(money(limit.amount));
  return limit.period === 'weekly'
    ? means.weekly(money(limit.amount), limit.start ?? '')
    : money(limit.amount);
}

function period({ period: { period, amount } }: PeriodicTemplate): string {
  const unit = means.units[period];
  return amount === 1 ? unit : means.several(amount, unit);
}

function again({ annual, repeat = 1 }: ByTemplate | SpendTemplate): string {
  if (annual === undefined) return '';
  const unit = annual ? means.units.year : means.units.month;
  return means.again(repeat === 1 ? unit : means.several(repeat, unit));
}

function source({ category, previous }: PercentageTemplate): string {
  const name = category.toLowerCase();
  if (name === 'available funds') return means.available;
  const income = name === 'all income' ? means.allIncome : means.incomeOf(category);
  return previous ? means.previous(income) : income;
}

/** The unit of each frequency of a schedule. */
const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

/** What a schedule costs and when: "$60.00 every month on the last Friday, until Dec 26, 2025". */
export function explainSchedule({ amount, date, every, weekend }: Schedule): string {
  const cost = formatMoney(amount);
  if (!every) return recurrence.once(cost, dayName(date));
  const unit = means.units[UNITS[every.frequency]];
  const period = every.interval === 1 ? unit : means.several(every.interval, unit);
  return (
    recurrence.every(cost, period) + daysOf(date, every) + endOf(every) + (weekend ? recurrence[weekend] : '')
  );
}

function daysOf(date: string, { frequency, days }: Repetition): string {
  if (frequency === 'daily') return '';
  if (frequency === 'weekly') return recurrence.on(dateText(date, { weekday: 'long' }));
  if (frequency === 'yearly') return recurrence.on(dateText(date, { month: 'long', day: 'numeric' }));
  const ofDate: MonthDay = { type: 'day', value: Number(date.slice(8)) };
  const names = (days.length === 0 ? [ofDate] : days).map(({ type, value }) =>
    recurrence.day(value, type === 'day' ? undefined : workshopStrings.kinds[type]),
  );
  return recurrence.on(new Intl.ListFormat(locale).format(names));
}

function endOf({ end }: Repetition): string {
  if (!end) return '';
  return 'on' in end ? recurrence.until(dayName(end.on)) : recurrence.times(end.after);
}
