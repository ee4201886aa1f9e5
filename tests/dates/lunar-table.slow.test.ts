import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { shiftDays } from '../../web/design/dates/calendar/calendar-days.ts';
import { lunarDay } from '../../web/design/dates/lunar/lunar-day.ts';
import { lunarWords } from '../../web/design/dates/lunar/lunar-words.ts';

/** The days on which the two sources differ: the same five terms, a day apart. Docs: decisions/0024. */
const differing: Readonly<Record<string, { tyme: string; other: string }>> = {
  '1912-11-22': { tyme: '', other: '小雪' },
  '1912-11-23': { tyme: '小雪', other: '' },
  '1913-09-23': { tyme: '', other: '秋分' },
  '1913-09-24': { tyme: '秋分', other: '' },
  '1917-12-07': { tyme: '大雪', other: '' },
  '1917-12-08': { tyme: '', other: '大雪' },
  '1927-09-08': { tyme: '白露', other: '' },
  '1927-09-09': { tyme: '', other: '白露' },
  '1928-06-21': { tyme: '夏至', other: '' },
  '1928-06-22': { tyme: '', other: '夏至' },
};

interface Found {
  /** Month, negative in a repeated one, and day. */
  lunar: string;
  term: string;
}

const parts = (date: string): [number, number, number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
};

function ofTable(date: string): Found {
  const found = lunarDay(date);
  if (found === null) return { lunar: '', term: '' };
  const { month, isLeapMonth, day, term } = found;
  return {
    lunar: `${String(isLeapMonth ? -month : month)}/${String(day)}`,
    term: lunarWords['zh-CN'].terms[term ?? -1] ?? '',
  };
}

function ofTyme(date: string): Found {
  const day = SolarDay.fromYmd(...parts(date));
  const lunar = day.getLunarDay();
  const term = day.getTermDay();
  return {
    lunar: `${String(lunar.getLunarMonth().getMonthWithLeap())}/${String(lunar.getDay())}`,
    term: term.getDayIndex() === 0 ? term.getSolarTerm().getName() : '',
  };
}

function ofLunarTypescript(date: string): Found {
  const lunar = Solar.fromYmd(...parts(date)).getLunar();
  return { lunar: `${String(lunar.getMonth())}/${String(lunar.getDay())}`, term: lunar.getJieQi() };
}

const days: string[] = [];
for (let day = '1900-01-01'; day <= '2100-12-31'; day = shiftDays(day, 1)) days.push(day);

const unlike = (source: (date: string) => Found) =>
  days.flatMap((day) => {
    const [own, other] = [ofTable(day), source(day)];
    return own.lunar === other.lunar && own.term === other.term ? [] : [{ day, own, other }];
  });

describe(
  'The table of the lunar calendar, for every day of 1900 to 2100',
  { timeout: 120_000 },
  () => {
    it('is that of tyme4ts', () => {
      expect(days).toHaveLength(73_414);
      expect(unlike(ofTyme)).toEqual([]);
    });

    it('is that of lunar-typescript but for five terms, which are listed and decided', () => {
      const found = unlike(ofLunarTypescript);
      expect(found.map(({ day }) => day)).toEqual(Object.keys(differing));
      for (const { day, own, other } of found) {
        expect(own.lunar).toBe(other.lunar);
        expect({ day, tyme: own.term, other: other.term }).toEqual({ day, ...differing[day] });
      }
    });
  },
);
