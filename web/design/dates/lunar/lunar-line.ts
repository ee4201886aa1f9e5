import type { Locale } from '../../language/locales.ts';
import { lunarDay } from './lunar-day.ts';
import { lunarWords } from './lunar-words.ts';

/** What stands below a day of the calendar. */
export interface LunarLine {
  text: string;
  /** A term, a festival or the first day of a month: it is set off. */
  isMarked: boolean;
  /** All that there is to say of the day, as it is read out. */
  full: string;
}

export type LunarLineOf = (date: string, locale: Locale) => LunarLine | null;

/** In this order: a term, a festival, the name of a month on its first day, the day. Null outside of 1900 to 2100. */
export const lunarLine: LunarLineOf = (date, locale) => {
  const found = lunarDay(date);
  if (found === null) return null;
  const { month, isLeapMonth, day, term, festivals } = found;
  const words = lunarWords[locale];
  const names = [
    term === null ? undefined : words.terms[term],
    ...festivals.map((one) => words.festivals[one]),
  ];
  const named = names.filter((name) => name !== undefined);
  const plain = day === 1 ? words.month(month, isLeapMonth) : words.day(month, day, isLeapMonth);
  return {
    text: words.hasNames ? (named[0] ?? plain) : plain,
    isMarked: named.length > 0 || day === 1,
    full: [words.date(month, day, isLeapMonth), ...named].join(words.separator),
  };
};
