import { expect, test } from 'vitest';
import { addDays, dayOf, isDay, momentOf, rfc3339 } from '../../../gateway/values/calendar.ts';

test('days go over months, years and leap days', () => {
  expect([addDays('2026-03-01', -1), addDays('2024-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2027-01-01',
  ]);
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'tomorrow', 20260615, null])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('a moment is another day in another zone', () => {
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

test('what is no local time has no moment', () => {
  expect([
    momentOf('2026-06-15T08:29:00Z', 'Asia/Shanghai'),
    momentOf('2026-99-15 08:29:00', 'Asia/Shanghai'),
    momentOf('', 'Asia/Shanghai'),
  ]).toEqual([null, null, null]);
});
