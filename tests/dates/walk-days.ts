import {
  lastDayOf,
  isCalendarDay,
  shiftDays,
  shiftMonths,
  truncateTo,
  weekdayOf,
} from '../../web/design/dates/calendar/calendar-days.ts';
import { lunarLine } from '../../web/design/dates/lunar/lunar-line.ts';
import { parseDate } from '../../web/design/dates/parse-date.ts';
import { cellName, titleParts } from '../../web/design/dates/calendar/cell-texts.ts';
import { sheetCells } from './sheet-cells.ts';

/** Results of all day calculations. They must not depend on the time zone of the process. */
export function walkDays() {
  const days: string[] = [];
  for (let day = '1900-01-01'; day <= '2100-12-31'; day = shiftDays(day, 1)) days.push(day);
  const some = days.filter((_, at) => at % 97 === 0);
  return {
    days: days.length,
    isAscending: days.every(
      (day, at) =>
        isCalendarDay(day) &&
        (at === 0 || day > (days[at - 1] ?? '')) &&
        weekdayOf(day) === (at + 1) % 7,
    ),
    apia: [
      shiftDays('2011-12-30', -1),
      parseDate('2011/12/30', 'date', '2026-06-15')?.value,
      shiftDays('2011-12-30', 1),
    ],
    months: some.map((day) => [
      shiftMonths(day, 1),
      shiftMonths(day, -13),
      lastDayOf(day.slice(0, 7)),
    ]),
    names: some.map((day) => [
      cellName.day(day, 'zh-CN'),
      titleParts(day, 'en-US').map(({ text }) => text),
      lunarLine(day, 'zh-TW')?.full,
    ]),
    sheets: ['2011-12-30', ...some.filter((_, at) => at % 10 === 0)].map((day) =>
      sheetCells(truncateTo(day, 'month')),
    ),
  };
}
