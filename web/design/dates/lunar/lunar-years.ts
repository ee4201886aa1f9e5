import { shiftDays } from '../calendar/calendar-days.ts';
import { digits, earliestTerms, months, newYearOfFirst, terms } from './lunar-table.ts';

/** A month of the lunar calendar. */
export interface LunarMonth {
  /** 1 to 12. */
  number: number;
  /** A leap month: the second month with its number in the year. */
  isLeap: boolean;
  /** Its first day in the Gregorian calendar (YYYY-MM-DD). */
  start: string;
  length: number;
}

const FIRST_LUNAR_YEAR = 1899;
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

const digitAt = (text: string, index: number): number => digits.indexOf(text.charAt(index));

/** The table entry of a lunar year: three digits of six bits. */
function packedMonths(year: number): number {
  const index = (year - FIRST_LUNAR_YEAR) * 3;
  return (
    digitAt(months, index) + digitAt(months, index + 1) * 64 + digitAt(months, index + 2) * 4096
  );
}

function monthsOf(year: number, newYear: string): LunarMonth[] {
  const packed = packedMonths(year);
  const leap = packed & 15;
  let start = newYear;
  return Array.from({ length: leap === 0 ? 12 : 13 }, (_, index) => {
    const isLeap = leap !== 0 && index === leap;
    const length = ((packed >> (4 + index)) & 1) === 1 ? 30 : 29;
    const month = {
      number: leap !== 0 && index >= leap ? index : index + 1,
      isLeap,
      start,
      length,
    };
    start = shiftDays(start, length);
    return month;
  });
}

/** All lunar months of the table, in order. */
export function allMonths(): readonly LunarMonth[] {
  let newYear = newYearOfFirst;
  return Array.from({ length: LAST_YEAR - FIRST_LUNAR_YEAR + 1 }, (_, index) => {
    const found = monthsOf(FIRST_LUNAR_YEAR + index, newYear);
    const last = found.at(-1);
    if (last !== undefined) newYear = shiftDays(last.start, last.length);
    return found;
  }).flat();
}

/**
 * The day of the month on which a solar term falls; terms count from Lesser Cold (0), two per
 * month.
 */
export function termDay(year: number, term: number): number {
  const later = digitAt(terms, (year - FIRST_YEAR) * 8 + Math.floor(term / 3));
  return (earliestTerms[term] ?? 0) + ((later >> (2 * (term % 3))) & 3);
}
