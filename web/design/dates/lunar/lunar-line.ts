import type { Locale } from '../../language/locales.ts';
import { lunarDay } from './lunar-day.ts';
import { lunarWords } from './lunar-words.ts';

/** The lunar line below a day of the calendar. */
export interface LunarLine {
  text: string;
  /** A solar term, festival or first day of a lunar month: highlighted. */
  isMarked: boolean;
  /** All names of the day, for screen readers. */
  full: string;
}

/** The lunar calendar of a panel, in the language of the portal. */
export interface Lunar {
  /**
   * Whether to leave space for a second line. True before the data is loaded, so that nothing
   * moves.
   */
  isOn: boolean;
  lineOf: (date: string) => LunarLine | null;
}

export type LunarLineOf = (date: string, locale: Locale) => LunarLine | null;

/**
 * The text is the first of: solar term, festival, name of a month on its first day, lunar day. Null
 * outside of 1900 to 2100.
 */
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
