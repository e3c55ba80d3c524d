import { localeOf } from '@potager/kernel';
import { language } from '../settings/language.ts';
import { type Day, timeOf } from './day.ts';

const format = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language.value), { ...options, timeZone: 'UTC' }).format(timeOf(day));

/** `18 November` */
export const nameDay = (day: Day): string => format(day, { day: 'numeric', month: 'long' });

/** `Wed 18` */
export const nameWeekday = (day: Day): string => format(day, { weekday: 'short', day: 'numeric' });
