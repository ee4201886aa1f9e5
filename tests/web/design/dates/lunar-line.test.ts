import { describe, expect, it } from 'vitest';
import { lunarLine } from '../../../../web/design/dates/lunar/lunar-line.ts';
import type { Locale } from '../../../../web/design/language/locales.ts';

const textsOf = (locale: Locale, ...dates: string[]) =>
  dates.map((date) => lunarLine(date, locale)?.text);

describe('The lunar line of a day', () => {
  it.each([
    ['a solar term before all else', '2038-02-04', '立春', true, '农历正月初一 立春 春节'],
    ['a traditional festival', '2026-02-17', '春节', true, '农历正月初一 春节'],
    [
      'a traditional festival before a public one',
      '2020-10-01',
      '中秋',
      true,
      '农历八月十五 中秋 国庆节',
    ],
    ['a public holiday', '2026-05-01', '劳动节', true, '农历三月十五 劳动节'],
    ['the last day of the year', '2026-02-16', '除夕', true, '农历腊月廿九 除夕'],
    [
      'the last day of a year whose last month has 30 days',
      '2025-01-28',
      '除夕',
      true,
      '农历腊月廿九 除夕',
    ],
    ['the month on its first day', '2026-11-09', '十月', true, '农历十月初一'],
    ['a repeated month on its first day', '2025-07-25', '闰六月', true, '农历闰六月初一'],
    ['no festival in a repeated month', '2009-06-28', '初六', false, '农历闰五月初六'],
    ['the day', '2026-11-20', '十二', false, '农历十月十二'],
    ['the tenth', '2026-11-18', '初十', false, '农历十月初十'],
    ['the twentieth', '2026-11-28', '二十', false, '农历十月二十'],
    ['the thirtieth', '2026-11-08', '三十', false, '农历九月三十'],
    ['the first day of the table, in the year before', '1900-01-01', '腊月', true, '农历腊月初一'],
    ['the New Year of 1900', '1900-01-31', '春节', true, '农历正月初一 春节'],
    ['the last day of the table', '2100-12-31', '腊月', true, '农历腊月初一'],
  ])('shows %s', (_what, date, text, isMarked, full) => {
    expect(lunarLine(date, 'zh-CN')).toEqual({ text, isMarked, full });
  });

  it('is in traditional characters for Taiwan', () => {
    expect(
      textsOf('zh-TW', '2026-03-05', '2026-04-20', '2026-08-23', '2025-07-25', '2026-01-19'),
    ).toEqual(['驚蟄', '穀雨', '處暑', '閏六月', '臘月']);
    expect(lunarLine('2026-11-22', 'zh-TW')?.full).toBe('農曆十月十四 小雪');
  });

  it('uses numbers in English and reads the names out', () => {
    expect(textsOf('en-US', '2026-11-22', '2025-07-25', '2025-07-26')).toEqual([
      '10/14',
      '+6/1',
      '+6/2',
    ]);
    expect(lunarLine('2026-11-22', 'en-US')?.full).toBe('lunar 10/14, Lesser Snow');
    expect(lunarLine('2026-02-17', 'en-US')?.full).toBe('lunar 1/1, Spring Festival');
  });

  it('is empty outside 1900 to 2100', () => {
    expect(lunarLine('1899-12-31', 'zh-CN')).toBeNull();
    expect(lunarLine('2101-01-01', 'zh-CN')).toBeNull();
  });
});
