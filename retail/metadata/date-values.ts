import { isDay } from '../server/calendar.ts';
import { objectIn } from './json-text.ts';

/** The format of a date column, `mode` in its columndata. */
export type DateMode = 'date' | 'month' | 'year' | 'time' | 'range' | 'timerange';

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);

/** Two values separated by ~, the first not after the second. */
function isRange(text: string, isOne: (text: string) => boolean): boolean {
  const [from = '', to = '', ...more] = text.split('~');
  return more.length === 0 && isOne(from) && isOne(to) && from <= to;
}

const CHECKS: Readonly<Record<DateMode, (text: string) => boolean>> = {
  date: isDay,
  month: (text) => isDay(`${text}-01`),
  year: (text) => isDay(`${text}-01-01`),
  time: isTime,
  range: (text) => isRange(text, isDay),
  timerange: (text) => isRange(text, isTime),
};

function isMode(mode: string): mode is DateMode {
  return Object.hasOwn(CHECKS, mode);
}

/** The mode of a column; `date` when the column names none or an unknown one. */
export function dateModeOf(columndata: string | null | undefined): DateMode {
  const { mode } = objectIn(columndata);
  return typeof mode === 'string' && isMode(mode) ? mode : 'date';
}

export function isDateValue(sent: unknown, mode: DateMode): sent is string {
  return typeof sent === 'string' && CHECKS[mode](sent);
}
