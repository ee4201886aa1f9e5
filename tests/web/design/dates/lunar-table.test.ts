import { LunarFestival, LunarYear, SolarDay, SolarFestival, SolarTerm } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { shiftDays } from '../../../../web/design/dates/calendar/calendar-days.ts';
import { type Festival, lunarDay } from '../../../../web/design/dates/lunar/lunar-day.ts';
import { allMonths, termDay } from '../../../../web/design/dates/lunar/lunar-years.ts';

const traditional: Partial<Record<Festival, string>> = {
  springFestival: '春节',
  lantern: '元宵节',
  dragonBoat: '端午节',
  qixi: '七夕节',
  midAutumn: '中秋节',
  doubleNinth: '重阳节',
  laba: '腊八节',
  newYearsEve: '除夕',
};
const publicDays: Partial<Record<Festival, string>> = {
  newYear: '元旦',
  labour: '劳动节',
  national: '国庆节',
};
const names = { ...traditional, ...publicDays };

const written = (day: SolarDay) =>
  [day.getYear(), day.getMonth(), day.getDay()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
const years = Array.from({ length: 201 }, (_, at) => 1900 + at);

/** The festivals of tyme4ts that have a name in the table, by day, traditional ones first. */
function festivalsOfTyme(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (day: SolarDay, name: string, wanted: object) => {
    if (Object.values(wanted).includes(name))
      found.set(written(day), [...(found.get(written(day)) ?? []), name]);
  };
  for (const year of [1899, ...years]) {
    for (let at = 0; at < 13; at += 1) {
      const festival = LunarFestival.fromIndex(year, at);
      if (festival) note(festival.getDay().getSolarDay(), festival.getName(), traditional);
    }
    for (let at = 0; at < 10; at += 1) {
      const festival = SolarFestival.fromIndex(year, at);
      if (festival)
        note(
          SolarDay.fromYmd(year, festival.getDay().getMonth(), festival.getDay().getDay()),
          festival.getName(),
          publicDays,
        );
    }
  }
  return found;
}

/** lunar-table.slow.test.ts compares every day, also with a second source. */
describe('The table of the lunar calendar', { timeout: 60_000 }, () => {
  it('has the months of tyme4ts with their first days and lengths', () => {
    const wanted = [1899, ...years].flatMap((year) =>
      LunarYear.fromYear(year)
        .getMonths()
        .map((month) => ({
          number: month.getMonth(),
          isLeap: month.isLeap(),
          start: written(month.getFirstDay().getSolarDay()),
          length: month.getDayCount(),
        })),
    );
    expect(allMonths()).toEqual(wanted);
  });

  it('has the 24 solar terms of tyme4ts', () => {
    for (const year of years) {
      const wanted = Array.from({ length: 24 }, (_, at) =>
        SolarTerm.fromIndex(year, at + 1).getSolarDay(),
      );
      const own = wanted.map((_, at) => [year, Math.floor(at / 2) + 1, termDay(year, at)]);
      expect(own).toEqual(wanted.map((day) => [day.getYear(), day.getMonth(), day.getDay()]));
    }
  });

  it('has the festivals of tyme4ts', () => {
    const wanted = festivalsOfTyme();
    const wrong: object[] = [];
    for (let day = '1900-01-01'; day <= '2100-12-31'; day = shiftDays(day, 1)) {
      const own = (lunarDay(day)?.festivals ?? []).map((festival) => names[festival]);
      if (own.join() !== (wanted.get(day) ?? []).join())
        wrong.push({ day, own, wanted: wanted.get(day) });
    }
    expect(wrong).toEqual([]);
    expect(wanted.size).toBeGreaterThan(1900);
  });

  it('has no entry before and after its range', () => {
    for (const day of ['1899-12-31', '2101-01-01', '1000-01-01', '9999-12-31'])
      expect(lunarDay(day)).toBeNull();
  });
});
