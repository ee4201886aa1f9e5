import { describe, expect, it } from 'vitest';
import {
  choiceView,
  filterNames,
  filterView,
  readFilter,
} from '../../../../web/features/home/filters/filter-view.ts';
import type { TabView } from '../../../../web/platform/workbench/TabContext.tsx';
import { checkReading, checkWriting } from './check-addresses.ts';

const TODAY = '2026-11-20';
const readerOf = (cardCode?: string) => ({
  read: (address: TabView) => readFilter(address, filterNames, TODAY, cardCode),
});

describe('The filters of the home page in its address', () => {
  const nothing = { period: null, purchaseGroup: null, channels: null };

  checkReading(readerOf(), {}, [
    ['', {}, {}],
    ['?v.period=week.2026-06-01', {}, { granularity: 'WEEK', date: '2026-06-01', endDate: null }],
    [
      '?v.period=range.2026-06-01.2026-06-08',
      {},
      { granularity: 'RANGE', date: '2026-06-01', endDate: '2026-06-08' },
    ],
    ['?v.period=range', {}, { granularity: 'RANGE', date: null, endDate: null }],
    ['?v.period=month.2026-11-30', {}, { granularity: 'MONTH', date: '2026-11-30', endDate: null }],
    ['?v.group=10&v.channels=01.03', {}, { purchaseGroup: '10', channels: ['01', '03'] }],
    ['?v.group=*&v.channels=*', {}, { purchaseGroup: null, channels: [] }],
    ['?v.period=year.2026-99-99&v.group=%3Cb%3E&v.channels=a%20b', {}, {}],
    ['?v.period=day.2026-11-21', {}, {}],
  ]);

  checkWriting(filterView(), [
    [
      '',
      {},
      { period: { granularity: 'DAY', date: '2026-11-18', endDate: null } },
      '?v.period=day.2026-11-18',
    ],
    ['?v.kpi.group=*', {}, { purchaseGroup: { purchaseGroup: '10' } }, '?v.kpi.group=*&v.group=10'],
    ['?v.period=week&v.group=10&v.channels=1', {}, nothing, ''],
  ]);
});

describe('The filters of a card in the address', () => {
  checkReading(readerOf('kpi'), {}, [
    ['?v.period=day.2026-11-01&v.kpi.group=*', {}, { purchaseGroup: null }],
    [
      '?v.kpi.period=month.2026-10-01',
      {},
      { granularity: 'MONTH', date: '2026-10-01', endDate: null },
    ],
  ]);

  checkWriting(filterView('kpi'), [
    [
      '?v.group=10',
      {},
      { channels: { channels: ['C01', 'C02'] } },
      '?v.group=10&v.kpi.channels=C01.C02',
    ],
    ['?v.group=10', {}, { purchaseGroup: { purchaseGroup: null } }, '?v.group=10&v.kpi.group=*'],
  ]);

  it('includes its other choices, except the usual ones', () => {
    const metric = choiceView('top', 'metric', 'AMOUNT');
    expect(metric.read({ 'top.metric': 'COUNT', metric: 'x' })).toEqual({ value: 'COUNT' });
    expect(metric.change({}, { value: 'COUNT' })).toEqual({ 'top.metric': 'COUNT' });
    expect(metric.change({ 'top.metric': 'COUNT' }, { value: 'AMOUNT' })).toEqual({});
  });
});
