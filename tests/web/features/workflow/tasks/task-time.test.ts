import { describe, expect, it } from 'vitest';
import { businessMoment } from '../../../../../web/design/dates/business-moment.ts';
import { hourRows } from '../../../../../web/features/workflow/tasks/clock/hour-rows.ts';
import { taskViews } from '../../../../../web/features/workflow/tasks/task-view.ts';
import { task } from './show-tasks.tsx';

const shanghai = { timeZone: 'Asia/Shanghai' };

describe('The moment that due times are compared with', () => {
  const now = Date.parse('2026-11-20T06:05:00Z');

  it.each([
    ['is now on the day of the services', '2026-11-20', '2026-11-20T06:05:00.000Z'],
    [
      'is now on a page that has been open since yesterday',
      '2026-11-19',
      '2026-11-20T06:05:00.000Z',
    ],
    [
      'is this time of the day on which the services are run',
      '2026-06-15',
      '2026-06-15T06:05:00.000Z',
    ],
  ])('is calculated: %s', (_what, today, moment) => {
    expect(new Date(businessMoment(now, { ...shanghai, today })).toISOString()).toBe(moment);
  });

  it('is still now when the day has begun in the time zone of the enterprise', () => {
    const moment = Date.parse('2026-11-20T17:00:00Z');
    expect(businessMoment(moment, { ...shanghai, today: '2026-11-20' })).toBe(moment);
    expect(businessMoment(moment, { ...shanghai, today: '2026-11-19' })).toBe(
      Date.parse('2026-11-18T17:00:00Z'),
    );
  });
});

describe('The hours of a day', () => {
  const describeHours = (dueTimes: readonly string[], timeZone: string, now: number | null) =>
    hourRows(
      dueTimes.map((dueAt, at) => task(`PT${String(at)}`, { dueAt })),
      timeZone,
      now,
    ).map((row) =>
      row.kind === 'free'
        ? `${String(row.from)}-${String(row.to)}`
        : [row.hour, ...row.tasks.map(({ code }) => code)].join(' '),
    );

  it('are the opening hours if nothing is due', () => {
    expect(describeHours([], 'Asia/Shanghai', null)).toEqual(['7-22']);
    expect(describeHours([], 'Asia/Shanghai', 3)).toEqual(['3', '4-22']);
  });

  it('reach to midnight on both sides if something is due, in the order of the due times', () => {
    const times = [
      '2026-11-19T16:10:00Z',
      '2026-11-20T15:59:00Z',
      '2026-11-20T04:30:00Z',
      '2026-11-20T04:00:00Z',
    ];
    expect(describeHours(times, 'Asia/Shanghai', null)).toEqual([
      '0 PT0',
      '1-12',
      '12 PT3 PT2',
      '13-23',
      '23 PT1',
    ]);
  });

  it('are those of the enterprise’s clock on the day of a clock change', () => {
    expect(
      describeHours(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'], 'America/New_York', null),
    ).toEqual(['1 PT0 PT1', '2-22']);
  });
});

describe('The view state of the task centre', () => {
  it("is the user's choice, then the parameters, then the default", () => {
    expect(taskViews.clock.read({})).toEqual({
      mode: 'clock',
      show: 'all',
      page: 1,
      search: '',
      day: null,
      task: null,
    });
    expect(taskViews.list.read({}, { tab: 'finished', taskid: 'PT1' })).toMatchObject({
      show: 'finished',
      task: 'PT1',
    });
    expect(
      taskViews.list.read({ tab: 'pool', task: '-' }, { tab: 'finished', taskid: 'PT1' }),
    ).toMatchObject({
      show: 'pool',
      task: null,
    });
  });

  it('never has an invalid value from an address', () => {
    const odd = {
      mode: 'x',
      tab: 'mystart',
      page: '0',
      day: '2026-02-30',
      task: '<b>',
      search: 'a'.repeat(200),
    };
    expect(taskViews.list.read(odd)).toEqual({
      mode: 'list',
      show: 'all',
      page: 1,
      search: 'a'.repeat(100),
      day: null,
      task: null,
    });
  });

  it('omits default values', () => {
    const view = taskViews.list.change(
      { page: '2', search: 'a', other: 'x' },
      { page: 1, search: '', show: 'pool', day: '2026-11-20' },
    );
    expect(view).toEqual({ other: 'x', tab: 'pool', day: '2026-11-20' });
    expect(taskViews.list.change(view, { day: null, task: null })).toEqual({
      other: 'x',
      tab: 'pool',
    });
    const opened = { taskid: 'PT1', tab: 'pool' };
    expect(taskViews.list.change({}, { task: null, show: 'all' }, opened)).toEqual({
      tab: 'all',
      task: '-',
    });
  });
});
