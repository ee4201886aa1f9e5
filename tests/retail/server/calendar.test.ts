import { describe, expect, it } from 'vitest';
import {
  addYears,
  compactDateOf,
  dateOf,
  dateTimeIn,
  dayNumber,
  dayOfMoment,
  isDay,
  momentIn,
  momentOfDay,
  monthDayOf,
  monthStart,
  nextMonthStart,
  nextSecond,
  weekdayOf,
  yearStart,
} from '../../../retail/server/calendar.ts';

const LEAP_DAY = dayNumber('2024-02-29');

describe('The calendar of the embedded services', () => {
  it('counts days from 1970-01-01', () => {
    expect([dayNumber('1970-01-01'), dayNumber('1969-12-31'), dateOf(LEAP_DAY)]).toEqual([
      0,
      -1,
      '2024-02-29',
    ]);
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '2026-1-1', '', null])(
    'does not accept %j as a day',
    (value) => {
      expect(isDay(value)).toBe(false);
    },
  );

  it('knows the months and years around a day', () => {
    expect(
      [
        monthStart(LEAP_DAY),
        nextMonthStart(dayNumber('2026-12-31')),
        yearStart(LEAP_DAY),
        addYears(dayNumber('2024-02-01'), -1),
      ].map(dateOf),
    ).toEqual(['2024-02-01', '2027-01-01', '2024-01-01', '2023-02-01']);
  });

  it('formats a day as documents and events need it', () => {
    expect([compactDateOf(LEAP_DAY), monthDayOf(LEAP_DAY), weekdayOf(LEAP_DAY)]).toEqual([
      '240229',
      '02-29',
      3,
    ]);
  });

  it('finds the day of a moment, also in a time zone ahead of UTC', () => {
    const evening = momentOfDay(LEAP_DAY) + 20 * 3_600_000;
    expect([dayOfMoment(evening), dayOfMoment(evening, 8)]).toEqual([LEAP_DAY, LEAP_DAY + 1]);
  });

  it('converts between moments and local times', () => {
    const moment = momentIn('America/New_York', '2026-07-15 08:29:00');
    expect(moment).toBe(Date.parse('2026-07-15T12:29:00Z'));
    expect(dateTimeIn('Asia/Shanghai', moment ?? 0)).toBe('2026-07-15 20:29:00');
    expect(momentIn('Asia/Shanghai', '2026-07-15T08:29:00')).toBeNull();
  });

  it('adds a second across midnight', () => {
    expect(nextSecond('2026-12-31 23:59:59')).toBe('2027-01-01 00:00:00');
  });
});
