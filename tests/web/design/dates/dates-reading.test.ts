import { describe, expect, it } from 'vitest';
import type { DateMode } from '../../../../web/design/dates/date-field-props.ts';
import { parseDate } from '../../../../web/design/dates/parse-date.ts';

const read = (text: string, mode: DateMode = 'date') => parseDate(text, mode, '2026-11-20');

describe('A typed date', () => {
  it.each([
    ['2026-06-05', '2026-06-05'],
    ['2026/6/5', '2026-06-05'],
    ['2026.6.5', '2026-06-05'],
    ['20260605', '2026-06-05'],
    ['6-5', '2026-06-05'],
    ['6/5', '2026-06-05'],
    ['6月5日', '2026-06-05'],
    ['2026年6月5日', '2026-06-05'],
    ['2026 年 6 月 5 號', '2026-06-05'],
    ['２０２６－０６－０５', '2026-06-05'],
    ['２０２６／６／５', '2026-06-05'],
    ['2026。6。5', '2026-06-05'],
    ['  2026–06–05 ', '2026-06-05'],
    ['2024-2-29', '2024-02-29'],
    ['9999-12-31', '9999-12-31'],
  ])('%s is read as %s', (text, value) => {
    expect(read(text)).toEqual({ value });
  });

  it.each([
    '2026-02-30',
    '2025-2-29',
    '2026-13-01',
    '2026-00-10',
    '26-06-05',
    '260605',
    '2026-06',
    '2026',
    '5',
    'x',
    '2026-06-05 x',
    '0000-01-01',
    '-',
    '2026-06-05-01',
  ])('%s is not read as a date', (text) => {
    expect(read(text)).toBeNull();
  });

  it('is empty when nothing is typed', () => {
    expect(read('')).toEqual({ value: null });
    expect(read(' 　 ')).toEqual({ value: null });
  });
});

describe('A typed month, year or time', () => {
  it.each<[DateMode, string, string]>([
    ['month', '2026-6', '2026-06'],
    ['month', '202606', '2026-06'],
    ['month', '2026年6月', '2026-06'],
    ['month', '２０２６／１２', '2026-12'],
    ['year', '2026', '2026'],
    ['year', '２０２６年', '2026'],
    ['time', '9:5', '09:05:00'],
    ['time', '09:05:07', '09:05:07'],
    ['time', '0905', '09:05:00'],
    ['time', '090507', '09:05:07'],
    ['time', '９：０５', '09:05:00'],
    ['time', '9点5分', '09:05:00'],
    ['time', '9時5分7秒', '09:05:07'],
    ['time', '23:59:59', '23:59:59'],
    ['datetime', '2026-06-05 09:30:00', '2026-06-05 09:30:00'],
    ['datetime', '2026/6/5 9:30', '2026-06-05 09:30:00'],
    ['datetime', '2026-06-05T09:30', '2026-06-05 09:30:00'],
    ['datetime', '20260605093000', '2026-06-05 09:30:00'],
    ['datetime', '202606050930', '2026-06-05 09:30:00'],
    ['datetime', '2026年6月5日 9时30分', '2026-06-05 09:30:00'],
    ['datetime', '6-5', '2026-06-05 00:00:00'],
  ])('in the mode %s: %s is read as %s', (mode, text, value) => {
    expect(read(text, mode)).toEqual({ value });
  });

  it.each<[DateMode, string]>([
    ['month', '2026-13'],
    ['month', '2026'],
    ['month', '2026-06-05'],
    ['year', '26'],
    ['year', '0026'],
    ['time', '24:00'],
    ['time', '9:60'],
    ['time', '9'],
    ['time', '930'],
    ['datetime', '2026-06-05 25:00'],
    ['datetime', '2026-06-05 09:30 x'],
    ['datetime', '2026-02-30 09:30'],
  ])('in the mode %s: %s is refused', (mode, text) => {
    expect(read(text, mode)).toBeNull();
  });
});
