import { describe, expect, it } from 'vitest';
import { filterView, readFilter } from '../../../../../web/features/home/filters/filter-view.ts';

import {
  toFilterInput,
  limitToOneChannel,
  singleChannelOf,
  type SalesFilter,
  defaultFilter,
} from '../../../../../web/features/home/filters/sales-filter.ts';
import {
  effectiveFilter,
  chosenFilter,
} from '../../../../../web/features/home/filters/useCardFilter.ts';
import {
  isDay,
  lastDayOf,
  mondayOf,
  shiftDays,
} from '../../../../../web/design/dates/calendar/calendar-days.ts';

const today = '2026-11-20';
const known = ['period', 'purchaseGroup', 'channels'] as const;
const usual = defaultFilter(today);
const read = (view: Record<string, string>, cardCode?: string) =>
  readFilter(view, known, today, cardCode);

describe('The default filter', () => {
  it('is two days before today at the enterprise, with everything else unfiltered', () => {
    expect(usual).toEqual({
      granularity: 'DAY',
      date: '2026-11-18',
      endDate: null,
      purchaseGroup: null,
      channels: [],
    });
    expect(defaultFilter('2026-03-01').date).toBe('2026-02-27');
    expect(toFilterInput(usual, known)).toEqual({ granularity: 'DAY', date: '2026-11-18' });
  });
});

describe('A card that can be filtered by one channel', () => {
  const narrowed = (...channels: string[]) =>
    toFilterInput({ ...usual, purchaseGroup: 'A01', channels }, known)!;

  it('uses the only chosen channel, and none of several', () => {
    expect(limitToOneChannel(narrowed('1'))).toEqual(narrowed('1'));
    expect(limitToOneChannel(narrowed('1', '2'))).toEqual({
      granularity: 'DAY',
      date: '2026-11-18',
      purchaseGroupCode: 'A01',
    });
    expect(limitToOneChannel(narrowed())).toEqual(narrowed());
  });

  it('shows which channel it uses', () => {
    expect(singleChannelOf({ channels: ['1'] })).toEqual(['1']);
    expect(singleChannelOf({ channels: ['1', '2'] })).toEqual([]);
  });
});

describe('Filters in an address', () => {
  it.each<[string, SalesFilter]>([
    ['day.2026-11-17', { ...usual, date: '2026-11-17' }],
    ['week.2026-11-16', { ...usual, granularity: 'WEEK', date: '2026-11-16' }],
    ['month.2026-11-03', { ...usual, granularity: 'MONTH', date: '2026-11-03' }],
    [
      'range.2026-11-01.2026-11-10',
      { ...usual, granularity: 'RANGE', date: '2026-11-01', endDate: '2026-11-10' },
    ],
    ['range', { ...usual, granularity: 'RANGE', date: null, endDate: null }],
  ])('%s is read back as it was written', (text, filter) => {
    expect(filterView().change({}, { period: filter })).toEqual({ period: text });
    expect(effectiveFilter({ period: text }, known, today)).toEqual(filter);
  });

  it('keep a purchase group and several channels, for the page and for a card', () => {
    const filter = { ...usual, purchaseGroup: '10', channels: ['C01', 'C02'] };
    const parts = Object.fromEntries(known.map((name) => [name, filter]));
    expect(filterView().change({}, parts)).toEqual({
      period: 'day.2026-11-18',
      group: '10',
      channels: 'C01.C02',
    });
    expect(
      effectiveFilter(filterView('channelbar').change({}, parts), known, today, 'channelbar'),
    ).toEqual(filter);
    expect(
      effectiveFilter(filterView('channelbar').change({}, parts), known, today, 'topproduct'),
    ).toEqual(usual);
  });

  it('let a card choose all if the page has chosen one', () => {
    const view = {
      group: '10',
      channels: 'C01',
      'topproduct.group': '*',
      'topproduct.channels': '*',
    };
    expect(effectiveFilter(view, known, today, 'topproduct')).toMatchObject({
      purchaseGroup: null,
      channels: [],
    });
    expect(effectiveFilter(view, known, today)).toMatchObject({
      purchaseGroup: '10',
      channels: ['C01'],
    });
  });

  it.each([
    'day.2026-13-45',
    'day.2026-02-30',
    'day.2026-11-21',
    'day.2026-11-18.2026-11-19',
    'range.2026-11-10.2026-11-01',
    'range.2026-11-01.2026-11-02.2026-11-03',
    'year.2026',
    'constructor',
    '__proto__.2026-11-18',
    '<script>',
    '',
  ])('ignore the invalid period %s', (text) => {
    expect(read({ period: text })).toEqual({});
    expect(effectiveFilter({ period: text }, known, today)).toEqual(usual);
  });

  it.each(['', 'a b', '../10', 'x'.repeat(33), '10;drop'])(
    'ignore the invalid group %s',
    (text) => {
      expect(read({ group: text, channels: text })).toEqual({});
    },
  );

  it('ignore more channels than can exist', () => {
    expect(
      read({ channels: Array.from({ length: 31 }, (_, at) => `C${String(at)}`).join('.') }),
    ).toEqual({});
  });

  it('accept a week and a month given by any of their days, even if it is unfinished', () => {
    const asked = (period: string) =>
      toFilterInput(effectiveFilter({ period }, known, today), known);
    expect(asked('week.2026-11-18')).toEqual({ granularity: 'WEEK', date: '2026-11-16' });
    expect(asked('week.2026-11-22')).toEqual({ granularity: 'WEEK', date: '2026-11-16' });
    expect(asked('month.2026-11-30')).toEqual({ granularity: 'MONTH', date: '2026-11-01' });
    expect(read({ period: 'week.2026-11-23' })).toEqual({});
    expect(read({ period: 'month.2026-12-01' })).toEqual({});
  });

  it('record what the user has chosen, for cards that show their usual day until then', () => {
    expect(chosenFilter({}, known, today)).toBeNull();
    expect(chosenFilter({ channels: 'C01' }, ['period', 'purchaseGroup'], today)).toBeNull();
    expect(chosenFilter({ group: '10' }, known, today)).toEqual({ purchaseGroupCode: '10' });
    expect(chosenFilter({ period: 'day.2026-11-18' }, known, today)).toEqual({
      granularity: 'DAY',
      date: '2026-11-18',
    });
    expect(chosenFilter({ period: 'range' }, known, today)).toBeNull();
  });
});

describe('Calendar days', () => {
  it('are distinguished from texts that only look like one', () => {
    expect(['2026-02-29', '2024-02-29', '2026-11-31', '26-11-01', '2026-11-1'].map(isDay)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are calculated without a time zone', () => {
    expect(shiftDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(mondayOf('2026-03-08')).toBe('2026-03-02');
    expect(lastDayOf('2026-02')).toBe('2026-02-28');
  });
});
