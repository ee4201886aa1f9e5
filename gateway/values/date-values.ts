import { isDay, isMoment } from './calendar.ts';
import type { DateMode } from '../generated/resolvers.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;
const BETWEEN = '~';

const isTime = (text: string): boolean => TIME.test(text);

/** Whether a text is a range `from~to` of two valid values in order. */
function isRangeOf(isOne: (text: string) => boolean): (text: string) => boolean {
  return (text) => {
    const [from = '', to = '', ...more] = text.split(BETWEEN);
    return more.length === 0 && isOne(from) && isOne(to) && from <= to;
  };
}

const CHECKS: Readonly<Record<DateMode, (text: string) => boolean>> = {
  DATE: isDay,
  MONTH: (text) => isDay(`${text}-01`),
  YEAR: (text) => isDay(`${text}-01-01`),
  DATE_TIME: isMoment,
  TIME: isTime,
  DATE_RANGE: isRangeOf(isDay),
  TIME_RANGE: isRangeOf(isTime),
};

/** Whether a text has the format of values of this date mode. */
export function isDateValue(text: string, mode: DateMode): boolean {
  return CHECKS[mode](text);
}
