import { expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  daysOf,
  endOfMonth,
  isDay,
  momentOf,
  monthOf,
  rfc3339,
  startOfMonth,
} from '../../../gateway/values/calendar.ts';

test('adding days crosses months, years and leap days', () => {
  expect([addDays('2026-03-01', -1), addDays('2024-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2027-01-01',
  ]);
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'tomorrow', 20260615, null])(
  '%j is not a day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('the day of a moment depends on the time zone', () => {
  const moment = Date.parse('2026-06-14T16:30:00Z');
  expect([dayOf(moment, 'Asia/Shanghai'), dayOf(moment, 'America/New_York')]).toEqual([
    '2026-06-15',
    '2026-06-14',
  ]);
});

test.each([
  ['2026-06-15 08:29:00', 'Asia/Shanghai', '2026-06-15T08:29:00+08:00'],
  ['2026-01-15 08:29:00', 'America/New_York', '2026-01-15T08:29:00-05:00'],
  ['2026-07-15 08:29:00', 'America/New_York', '2026-07-15T08:29:00-04:00'],
  ['2026-06-15 00:00:00', 'Asia/Kathmandu', '2026-06-15T00:00:00+05:45'],
])('%s in %s is %s', (local, zone, text) => {
  expect(rfc3339(momentOf(local, zone)!, zone)).toBe(text);
});

test('a text that is not a local time has no moment', () => {
  expect([
    momentOf('2026-06-15T08:29:00Z', 'Asia/Shanghai'),
    momentOf('2026-99-15 08:29:00', 'Asia/Shanghai'),
    momentOf('', 'Asia/Shanghai'),
  ]).toEqual([null, null, null]);
});

test.each([
  ['2024-02-29', '2024-02', '2024-02-01', '2024-02-29'],
  ['2026-12-31', '2026-12', '2026-12-01', '2026-12-31'],
])('the month of %s is %s and lasts from %s to %s', (day, ...month) => {
  expect([monthOf(day), startOfMonth(day), endOfMonth(day)]).toEqual(month);
});

test('days of a month and of a year are counted up to the end of a day', () => {
  expect([daysOf('month', '2024-02-01'), daysOf('year', '2024-12-31')]).toEqual([
    { passed: 1, total: 29 },
    { passed: 366, total: 366 },
  ]);
});
