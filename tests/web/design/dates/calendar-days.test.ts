import { describe, expect, it } from 'vitest';
import {
  clamp,
  daysBetween,
  firstDayOf,
  isCalendarDay,
  isDay,
  lastDayOf,
  mondayOf,
  shiftDays,
  shiftMoment,
  shiftMonths,
  startOfWeek,
  truncateTo,
  weekdayOf,
} from '../../../../web/design/dates/calendar/calendar-days.ts';

describe('A day of the calendar', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1000-01-01', '9999-12-31'])(
    'exists: %s',
    (text) => {
      expect(isCalendarDay(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0999-12-31',
    '2026-1-1',
    '2026-06-15 ',
    '20260615',
    '',
  ])('does not exist: %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });

  it('belongs to business data from 1900 to 2099', () => {
    expect(['1899-12-31', '1900-01-01', '2099-12-31', '2100-01-01'].map(isDay)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isDay('2026-02-30')).toBe(false);
  });

  it('has a weekday, on which 0 is Sunday', () => {
    expect(['2026-11-22', '2026-11-23', '2000-02-29'].map(weekdayOf)).toEqual([0, 1, 2]);
  });
});

describe('Days before and after', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-03-01', -366, '2023-03-01'],
    // Apia never had 30 December 2011, and many clocks change on 29 March 2026.
    ['2011-12-29', 1, '2011-12-30'],
    ['2026-03-28', 2, '2026-03-30'],
    ['9999-12-31', 1, '9999-12-31'],
    ['1000-01-01', -1, '0999-12-31'],
    ['1000-01-01', -1_000_000, '0900-01-01'],
  ])('%s and %i days: %s', (day, days, result) => {
    expect(shiftDays(day, days)).toBe(result);
  });

  it('are counted', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2025-01-01', '2026-01-01')).toBe(365);
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  });

  it('are not calculated for a text that is no day', () => {
    expect(() => shiftDays('', 1)).toThrow(RangeError);
    expect(() => mondayOf('2026-13-01')).toThrow(RangeError);
  });

  it('move a moment without changing its time', () => {
    expect(shiftMoment(Date.parse('2026-11-20T06:05:07.089Z'), -158)).toBe(
      Date.parse('2026-06-15T06:05:07.089Z'),
    );
  });
});

describe('Months before and after', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -48, '2020-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', 6, '2026-11-30'],
    ['9999-12-15', 1, '9999-12-31'],
    ['1000-01-15', -1, '1000-01-01'],
  ])('%s and %i months: %s', (day, months, result) => {
    expect(shiftMonths(day, months)).toBe(result);
  });
});

describe('The ends of a period', () => {
  it('are the first and last day of a month or year', () => {
    expect(['2024-02', '2026-02', '2026-04', '2026-12', '2026'].map(lastDayOf)).toEqual([
      '2024-02-29',
      '2026-02-28',
      '2026-04-30',
      '2026-12-31',
      '2026-12-31',
    ]);
    expect(['2024-02', '2026'].map(firstDayOf)).toEqual(['2024-02-01', '2026-01-01']);
    expect([firstDayOf('2026-06-15'), lastDayOf('2026-06-15')]).toEqual([
      '2026-06-15',
      '2026-06-15',
    ]);
    expect(truncateTo('2026-06-15', 'month')).toBe('2026-06');
  });

  it.each([
    ['2026-11-22', '2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-22', '2026-11-23'],
    ['2027-01-01', '2026-12-27', '2026-12-28'],
    ['2024-03-03', '2024-03-03', '2024-02-26'],
    ['1000-01-01', '0999-12-29', '0999-12-30'],
  ])('%s is in the week from Sunday %s and from Monday %s', (day, sunday, monday) => {
    expect(startOfWeek(day, 0)).toBe(sunday);
    expect(startOfWeek(day, 1)).toBe(monday);
    expect(mondayOf(day)).toBe(monday);
  });

  it('limit a text of the same form', () => {
    expect(clamp('2026-06', '2026-07', null)).toBe('2026-07');
    expect(clamp('09:30:00', null, '09:00:00')).toBe('09:00:00');
    expect(clamp('2026-06-15', '2026-06-01', '2026-06-30')).toBe('2026-06-15');
  });
});
