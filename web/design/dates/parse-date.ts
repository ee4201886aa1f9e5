import type { DateMode } from './date-field-props.ts';
import { isCalendarDay, type Unit } from './calendar/calendar-days.ts';
import { dateModes } from './date-modes.ts';

/** Normalizes digits, Chinese date characters, slashes and points to one notation. */
function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/\s*[年月/.\u3002]\s*/gu, '-')
    .replaceAll(/\s*[日号號]\s*/gu, ' ')
    .replaceAll(/\s*[时時点點分]\s*/gu, ':')
    .replaceAll(/秒/gu, '')
    .replace(/(\d)[Tt](\d)/u, '$1 $2')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[-: ]+$/u, '');
}

const two = (digits: string): string => digits.padStart(2, '0');

type Shape = [RegExp, (parts: readonly string[], today: string) => string];

/** Years need four digits: the century of two digits would be ambiguous. */
const dayShapes: readonly Shape[] = [
  [
    /^(\d{4})-(\d\d?)-(\d\d?)$/u,
    ([year = '', month = '', day = '']) => `${year}-${two(month)}-${two(day)}`,
  ],
  [/^(\d{4})(\d\d)(\d\d)$/u, ([year = '', month = '', day = '']) => `${year}-${month}-${day}`],
  [
    /^(\d\d?)-(\d\d?)$/u,
    ([month = '', day = ''], today) => `${today.slice(0, 4)}-${two(month)}-${two(day)}`,
  ],
];
const shapes: Readonly<Record<Unit, readonly Shape[]>> = {
  day: dayShapes,
  month: [
    [/^(\d{4})-(\d\d?)$/u, ([year = '', month = '']) => `${year}-${two(month)}-01`],
    [/^(\d{4})(\d\d)$/u, ([year = '', month = '']) => `${year}-${month}-01`],
  ],
  year: [[/^(\d{4})$/u, ([year = '']) => `${year}-01-01`]],
};
const lengths: Readonly<Record<Unit, number>> = { day: 10, month: 7, year: 4 };

function parseUnit(text: string, unit: Unit, today: string): string | null {
  for (const [shape, write] of shapes[unit]) {
    const found = shape.exec(text);
    const day = found === null ? '' : write(found.slice(1), today);
    if (isCalendarDay(day)) return day.slice(0, lengths[unit]);
  }
  return null;
}

function parseTime(text: string): string | null {
  const [, hour = '', minute = '', second = '0'] =
    /^(\d\d?):(\d\d?)(?::(\d\d?))?$/u.exec(text) ?? /^(\d\d)(\d\d)(\d\d)?$/u.exec(text) ?? [];
  const isTime = hour !== '' && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isTime ? [hour, minute, second].map(two).join(':') : null;
}

/** A day without a time means midnight. Digits without separators must have their full length. */
function parseDayAndTime(text: string, today: string): string | null {
  const digits = /^(\d{8})(\d{4}(?:\d\d)?)$/u.exec(text);
  const [dayText = '', timeText = '00:00'] = digits === null ? text.split(' ') : digits.slice(1);
  const [day, time] = [parseUnit(dayText, 'day', today), parseTime(timeText)];
  return day === null || time === null || text.split(' ').length > 2 ? null : `${day} ${time}`;
}

/**
 * Parses typed or pasted text: 2026-06-05, 2026/6/5, 20260605, 2026年6月5日, or 6-5 of the current
 * year. Empty text gives the value null; text that is not a date returns null.
 */
export function parseDate(
  text: string,
  mode: DateMode,
  today: string,
): { value: string | null } | null {
  const plain = normalizeText(text);
  if (plain === '') return text.trim() === '' ? { value: null } : null;
  const { unit, hasTime } = dateModes[mode];
  const value =
    unit === null
      ? parseTime(plain)
      : hasTime
        ? parseDayAndTime(plain, today)
        : parseUnit(plain, unit, today);
  return value === null ? null : { value };
}
