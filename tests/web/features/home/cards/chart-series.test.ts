import { describe, expect, it } from 'vitest';
import {
  createSeries,
  seriesTotal,
} from '../../../../../web/features/home/cards/frame/chart-series.ts';
import { isRepeated, seriesVariable } from '../../../../../web/design/charts/series-color.ts';
import {
  chooseCountScale,
  formatInCountScale,
} from '../../../../../web/design/number/count-scale.ts';
import { sumDecimals } from '../../../../../web/design/number/sum.ts';
import { formatTick } from '../../../../../web/design/number/tick.ts';

const source = (code: string, weight: string) => ({ code, name: code, weight });
const coloursOf = (sources: ReturnType<typeof source>[]) =>
  Object.fromEntries(
    createSeries(sources, ({ weight }) => weight, String).map(({ key, colour }) => [key, colour]),
  );

describe('The series of a chart', () => {
  it('keep their colours when their order changes with the day', () => {
    const monday = [source('C2', '9'), source('C10', '5'), source('C1', '1')];
    const tuesday = [source('C1', '7'), source('C2', '2'), source('C10', '1')];
    expect(coloursOf(monday)).toEqual({ C1: 0, C2: 1, C10: 2 });
    expect(coloursOf(tuesday)).toEqual(coloursOf(monday));
  });

  it('keep their colours whatever is filtered, by their index among all channels', () => {
    const all = ['C1', 'C2', 'C3', 'C4'].map((code, at) => ({
      ...source(code, '1'),
      rank: at + 1,
    }));
    expect(coloursOf(all)).toEqual({ C1: 0, C2: 1, C3: 2, C4: 3 });
    expect(coloursOf(all.slice(2))).toEqual({ C3: 2, C4: 3 });
    expect(coloursOf([...all.slice(1, 2), source('X', '9')])).toEqual({ C2: 1, X: 2 });
  });

  it('beyond the palette reuse its colours with stripes', () => {
    const tenth = [{ ...source('C10', '1'), rank: 10 }];
    expect(coloursOf(tenth)).toEqual({ C10: 9 });
    expect([seriesVariable(9), isRepeated(9), isRepeated(1)]).toEqual(['var(--s2)', true, false]);
  });

  it('are the eight greatest, with negative values counted by their size, and the rest together without a colour', () => {
    const sources = Array.from({ length: 10 }, (_, at) =>
      source(`C${String(at)}`, at === 0 ? '-500' : String(at)),
    );
    const series = createSeries(
      sources,
      ({ weight }) => weight,
      (count) => `其他 ${String(count)}`,
    );
    expect(series.map(({ key }) => key)).toEqual([
      'C0',
      'C3',
      'C4',
      'C5',
      'C6',
      'C7',
      'C8',
      'C9',
      ' other',
    ]);
    expect(series.at(-1)).toMatchObject({
      name: '其他 2',
      colour: null,
      sources: [{ code: 'C1' }, { code: 'C2' }],
    });
  });

  it('have an unknown sum if none of their parts is known', () => {
    expect(seriesTotal([null, null])).toBeNull();
    expect(seriesTotal([null, '2.50'])).toBe('2.50');
  });
});

describe('Sums', () => {
  it.each([
    [[], '0'],
    [['0.1', '0.2'], '0.3'],
    [['99999999999999999999.99', '0.01'], '100000000000000000000.00'],
    [['-5.00', '4.5'], '-0.50'],
    [['1', null, 'x', '2'], '3'],
  ])('of %j are exact: %s', (texts, sum) => {
    expect(sumDecimals(texts)).toBe(sum);
  });
});

describe('Counts in one unit', () => {
  it('are whole below ten thousand and have two decimals from there on', () => {
    const small = chooseCountScale(['9999', '3'], 'zh-CN');
    expect([small.label, formatInCountScale('9999', small)]).toEqual(['', '9,999']);
    const great = chooseCountScale(['321000', null], 'zh-CN');
    expect([
      great.label,
      formatInCountScale('321000', great),
      formatInCountScale(null, great),
    ]).toEqual(['万', '32.10', '—']);
    expect(chooseCountScale(['321000'], 'en-US').label).toBe('K');
  });
});

describe('Numbers on an axis', () => {
  it.each([
    [1500, '1,500'],
    [0.125, '0.13'],
    [-20, '−20'],
    [0, '0'],
  ])('%d reads %s', (value, text) => {
    expect(formatTick(value)).toBe(text);
  });
});
