import type { DateMode } from './date-field-props.ts';
import { FIRST_DAY, truncateTo, type Unit } from './calendar/calendar-days.ts';
import { parseInForm } from './calendar/parse-in-form.ts';
import { dateModes } from './date-modes.ts';
import { MIDNIGHT } from './time/time-parts.ts';

/**
 * Normalizes digits, Chinese date characters, slashes and points to one notation, with two digits
 * for months, days and parts of a time.
 */
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
    .replace(/[-: ]+$/u, '')
    .replaceAll(/\b\d\b/gu, '0$&');
}

/** Years need four digits: the century of two digits would be ambiguous. */
const forms = {
  day: ['YYYY-MM-DD', 'YYYYMMDD'],
  month: ['YYYY-MM', 'YYYYMM'],
  year: ['YYYY'],
  time: ['HH:mm:ss', 'HH:mm', 'HHmmss', 'HHmm'],
} as const;

function parseUnit(text: string, unit: Unit, today: string): string | null {
  const hasNoYear = unit === 'day' && /^\d\d-\d\d$/u.test(text);
  const day = parseInForm(
    hasNoYear ? `${truncateTo(today, 'year')}-${text}` : text,
    forms[unit],
    dateModes.date.form,
  );
  return day === null || day < FIRST_DAY ? null : truncateTo(day, unit);
}

const parseTime = (text: string): string | null =>
  parseInForm(text, forms.time, dateModes.time.form);

/** A day without a time means midnight. Digits without separators must have their full length. */
function parseDayAndTime(text: string, today: string): string | null {
  const digits = /^(\d{8})(\d{4}(?:\d\d)?)$/u.exec(text);
  const [dayText = '', timeText = MIDNIGHT] = digits === null ? text.split(' ') : digits.slice(1);
  const [day, time] = [parseUnit(dayText, 'day', today), parseTime(timeText)];
  return day === null || time === null || text.split(' ').length > 2 ? null : `${day} ${time}`;
}

/** No notation of a moment needs more. */
const MAX_LENGTH = 100;

/**
 * Parses typed or pasted text: 2026-06-05, 2026/6/5, 20260605, 2026年6月5日, or 6-5 of the current
 * year. Empty text gives the value null; text that is not a date returns null.
 */
export function parseDate(
  text: string,
  mode: DateMode,
  today: string,
): { value: string | null } | null {
  // Looking for separators among thousands of spaces would take seconds.
  if (text.trim().length > MAX_LENGTH) return null;
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
