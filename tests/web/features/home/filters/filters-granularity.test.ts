import { describe, expect, it } from 'vitest';

import { periodText } from '../../../../../web/features/home/filters/period-text.ts';
import {
  applyChange,
  toFilterInput,
  lastSelectableDay,
  periodProblem,
  type SalesFilter,
  defaultFilter,
} from '../../../../../web/features/home/filters/sales-filter.ts';

import { shiftDays } from '../../../../../web/design/dates/calendar/calendar-days.ts';

const today = '2026-11-20';
const known = ['period', 'purchaseGroup', 'channels'] as const;
const usual = defaultFilter(today);

describe('The time granularity', () => {
  it.each([
    ['2026-11-18', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('by week, picking %s requests the week from Monday %s', (day, monday) => {
    const asked = [
      applyChange({ ...usual, granularity: 'WEEK' }, { date: day }, '2027-01-20'),
      applyChange({ ...usual, date: day }, { granularity: 'WEEK' }, '2027-01-20'),
    ];
    for (const filter of asked)
      expect(toFilterInput(filter, known)).toEqual({ granularity: 'WEEK', date: monday });
  });

  it.each(['WEEK', 'MONTH'] as const)(
    'returns to the same day from day to %s to day',
    (granularity) => {
      const there = applyChange({ ...usual, date: '2026-11-12' }, { granularity }, today);
      expect(applyChange(there, { granularity: 'DAY' }, today).date).toBe('2026-11-12');
      const through = applyChange(
        applyChange(there, { granularity: 'WEEK' }, today),
        { granularity: 'MONTH' },
        today,
      );
      expect(applyChange(through, { granularity: 'DAY' }, today).date).toBe('2026-11-12');
    },
  );

  it('offers the whole current week and month, and returns to today from an unfinished one', () => {
    expect([
      lastSelectableDay('DAY', today),
      lastSelectableDay('WEEK', today),
      lastSelectableDay('MONTH', today),
      lastSelectableDay('RANGE', today),
    ]).toEqual(['2026-11-20', '2026-11-22', '2026-11-30', '2026-11-20']);
    const week = applyChange({ ...usual, granularity: 'WEEK' }, { date: '2026-11-22' }, today);
    expect(toFilterInput(week, known)).toEqual({ granularity: 'WEEK', date: '2026-11-16' });
    expect(applyChange(week, { granularity: 'DAY' }, today).date).toBe('2026-11-20');
  });

  it('shows a week as its start plus 6 days', () => {
    const week: SalesFilter = { ...usual, granularity: 'WEEK', date: '2026-11-16' };
    expect(periodText(week, 'zh-CN')).toBe('2026-11-16 ~ 2026-11-22');
    expect(periodText(week, 'en-US')).toBe('Nov 16, 2026 ~ Nov 22, 2026');
    expect(toFilterInput(week, known)).toEqual({ granularity: 'WEEK', date: '2026-11-16' });
  });

  it('requests a month by its first day, so that every day of it gives the same request', () => {
    const month = applyChange(usual, { granularity: 'MONTH' }, today);
    expect(toFilterInput(month, known)).toEqual({ granularity: 'MONTH', date: '2026-11-01' });
    expect(periodText(month, 'zh-CN')).toBe('2026-11');
    expect(periodText(month, 'en-US')).toBe('Nov 2026');
  });

  it('starts a custom range without dates, and a custom range needs two dates', () => {
    const range = applyChange(usual, { granularity: 'RANGE' }, today);
    expect(range).toMatchObject({ date: null, endDate: null });
    expect(periodProblem(range)).toBe('time.required');
    expect(toFilterInput(range, known)).toBeNull();
    const half = applyChange(range, { date: '2026-11-01' }, today);
    expect(periodProblem(half)).toBe('time.required');
    const whole = applyChange(half, { endDate: '2026-11-10' }, today);
    expect(toFilterInput(whole, known)).toEqual({
      granularity: 'RANGE',
      date: '2026-11-01',
      endDate: '2026-11-10',
    });
  });

  it('sorts a range, so that its start is not after its end', () => {
    const range = applyChange(
      { ...usual, granularity: 'RANGE' },
      { date: '2026-11-10', endDate: '2026-11-01' },
      today,
    );
    expect(range).toMatchObject({ date: '2026-11-01', endDate: '2026-11-10' });
  });

  it('refuses a range of more than 400 days', () => {
    const range = (endDate: string) =>
      periodProblem({ ...usual, granularity: 'RANGE', date: '2025-01-01', endDate });
    expect(range(shiftDays('2025-01-01', 399))).toBeNull();
    expect(range(shiftDays('2025-01-01', 400))).toBe('time.tooLong');
  });

  it('requests nothing without a date: 请选择时间', () => {
    const none = { ...usual, date: null };
    expect(periodProblem(none)).toBe('time.required');
    expect(toFilterInput(none, known)).toBeNull();
    expect(toFilterInput(none, ['channels'])).toEqual({});
  });
});
