import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  drawer,
  dueAnswer,
  mine,
  pressed,
  showTasks,
  task,
  taskAnswer,
  tasksAnswer,
} from './show-tasks.tsx';
import { inputsOf, variablesOf } from '../../../support/fake-gateway.ts';
import { tabView } from '../../../support/render-in-tab.tsx';

/** 14:05 at the enterprise, 01:05 in the time zone of the browser. */
beforeEach(() => void vi.setSystemTime('2026-11-20T06:05:00Z'));
afterEach(() => void vi.useRealTimers());

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`).toISOString();
const day = [
  task('PT1', { dueAt: at('09:15') }),
  mine('PT2', { dueAt: at('14:00'), claimExpiresAt: null }),
  task('PT3', { dueAt: at('14:45') }),
  task('PT4', {
    dueAt: at('17:30'),
    status: 'COMPLETED',
    isMine: true,
    finishedAt: at('13:00'),
    buttons: [],
  }),
  task('PT5', { dueAt: at('23:30') }),
];
const late = task('PT6', { dueAt: '2026-11-18T02:00:00Z' });
const undated = mine('PT7', { dueAt: null, claimExpiresAt: null });
const answers = {
  DueTasks: ({ date }: Record<string, unknown>) =>
    date === '2026-11-20'
      ? dueAnswer(day, { pool: [late, ...day], mine: [undated] })
      : dueAnswer([]),
};

/** The content of the clock from top to bottom: headings, current time, folded hours, tasks. */
const scale = () =>
  [
    ...document.querySelectorAll(
      '[data-task-focus] :is(h3, section p, p > span:last-child, [data-row-opener])',
    ),
  ].map(({ textContent }) => textContent);

describe('The operating clock', () => {
  it('places the tasks due today on the hours of the enterprise, wherever the browser is', async () => {
    const { gateway, container } = await showTasks({ mode: 'clock', answers });
    expect(
      await screen.findByRole('heading', { level: 2, name: '2026年11月20日 星期五' }),
    ).toBeTruthy();
    await screen.findByRole('button', { name: '任务PT1' });
    expect(scale()).toEqual([
      '之前逾期（1）',
      '任务PT6',
      '07:00 至 09:00 没有到期任务',
      '09:00',
      '任务PT1',
      '10:00 至 14:00 没有到期任务',
      '14:00',
      '任务PT2',
      '现在 14:05',
      '任务PT3',
      '15:00 至 17:00 没有到期任务',
      '17:00',
      '任务PT4',
      '18:00 至 23:00 没有到期任务',
      '23:00',
      '任务PT5',
      '无截止时间（1）',
      '任务PT7',
    ]);
    expect(variablesOf(gateway, 'DueTasks')).toEqual([{ date: '2026-11-20', withOthers: true }]);
    expect(screen.getByText('到期 5 项')).toBeTruthy();
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('marks overdue tasks in words, but not finished ones', async () => {
    await showTasks({ mode: 'clock', answers });
    const hour = within(await screen.findByRole('region', { name: '09:00' }));
    expect(hour.getByText('逾期 4 小时 50 分钟')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '17:00' })).queryByText(/逾期/u)).toBeNull();
    expect(
      within(screen.getByRole('region', { name: '17:00' })).getByText('我已完成'),
    ).toBeTruthy();
  });

  it('moves to the previous and next day and back, by its address', async () => {
    const { user, gateway } = await showTasks({ mode: 'clock', answers });
    await screen.findByRole('button', { name: '任务PT1' });
    await user.click(screen.getByRole('button', { name: '后一天' }));
    expect(await screen.findByText('这一天没有到期的任务')).toBeTruthy();
    expect(tabView()).toBe('day=2026-11-21');
    expect(scale()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '今天' }));
    expect(await screen.findByRole('button', { name: '任务PT1' })).toBeTruthy();
    expect(tabView()).toBe('');
    await user.click(screen.getByRole('button', { name: '前一天' }));
    expect(variablesOf(gateway, 'DueTasks').at(-1)).toEqual({
      date: '2026-11-19',
      withOthers: false,
    });
  });

  it("can show only the pool, only the user's tasks or only finished ones", async () => {
    const { user } = await showTasks({ mode: 'clock', answers });
    await screen.findByRole('button', { name: '任务PT1' });
    await user.click(screen.getByRole('tab', { name: '我的待办' }));
    expect(scale().filter((text) => text.startsWith('任务'))).toEqual(['任务PT2', '任务PT7']);
    expect(tabView()).toBe('tab=mytodo');
  });

  it('has the buttons and the drawer of the lists', async () => {
    const { user, gateway } = await showTasks({
      mode: 'clock',
      answers: {
        ...answers,
        Task: () => taskAnswer(task('PT3', { dueAt: at('14:45') })),
        TaskClaim: () => pressed('taskClaim', mine('PT3', { dueAt: at('14:45') })),
      },
    });
    const opener = await screen.findByRole('button', { name: '任务PT3' });
    await user.click(opener);
    expect(await drawer('PT3')).toBeTruthy();
    await user.click(
      within(opener.closest('li') as HTMLElement).getByRole('button', { name: '领取' }),
    );
    await waitFor(() =>
      expect(gateway.operations().filter((name) => name === 'DueTasks')).toHaveLength(2),
    );
    expect(inputsOf<{ key: string; id: string }>(gateway, 'TaskClaim')).toMatchObject([
      { id: 'task-PT3' },
    ]);
  });

  it('keeps the focus at a task whose pressed button is replaced by others', async () => {
    const claimed = mine('PT3', { dueAt: at('14:45') });
    let due = day;
    const { user } = await showTasks({
      mode: 'clock',
      answers: {
        DueTasks: () => dueAnswer(due),
        TaskClaim() {
          due = day.map((one) => (one.code === 'PT3' ? claimed : one));
          return pressed('taskClaim', claimed);
        },
      },
    });
    const line = (await screen.findByRole('button', { name: '任务PT3' })).closest('li');
    within(line as HTMLElement)
      .getByRole('button', { name: '领取' })
      .focus();
    await user.keyboard('{Enter}');
    const next = await within(line as HTMLElement).findByRole('button', { name: '处理' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('switches to the list, in the address', async () => {
    const { user } = await showTasks({
      mode: 'clock',
      answers: { ...answers, Tasks: () => tasksAnswer([task('PT1')]) },
    });
    await screen.findByRole('button', { name: '任务PT3' });
    await user.click(screen.getByRole('button', { name: '列表' }));
    expect(await screen.findByRole('table', { name: '任务池' })).toBeTruthy();
    expect(tabView()).toBe('mode=list');
  });

  it('reports why it could not be loaded and is reloaded', async () => {
    let broken = true;
    const { user } = await showTasks({
      mode: 'clock',
      answers: {
        DueTasks: (variables) =>
          broken ? new TypeError('Failed to fetch') : answers.DueTasks(variables),
      },
    });
    const alert = within(await screen.findByRole('alert'));
    broken = false;
    await user.click(alert.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '任务PT1' })).toBeTruthy();
  });
});

describe('The time on the page', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      now: new Date('2026-11-20T06:05:00Z'),
    });
  });
  const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));

  it('counts a claim down by the minute, and reloads when it has expired', async () => {
    const claimed = mine('PT1', { claimExpiresAt: '2026-11-20T06:30:00Z' });
    const { gateway } = await showTasks({
      view: { tab: 'mytodo' },
      answers: { Tasks: () => tasksAnswer([claimed]) },
    });
    expect(await screen.findByText('锁定至 14:30，剩 25 分钟')).toBeTruthy();
    await minutes(1);
    expect(screen.getByText('锁定至 14:30，剩 24 分钟')).toBeTruthy();
    await minutes(23);
    expect(screen.getByText('锁定至 14:30，剩 1 分钟')).toBeTruthy();
    expect(gateway.operations()).toEqual(['Tasks']);
    await minutes(1.1);
    expect(screen.getByText('锁定已到期')).toBeTruthy();
    expect(gateway.operations()).toEqual(['Tasks', 'Tasks']);
  });

  it('moves the current time along the clock, and marks passed tasks as overdue', async () => {
    await showTasks({ mode: 'clock', answers });
    expect(await screen.findByText('现在 14:05')).toBeTruthy();
    const hour = () => within(screen.getByRole('region', { name: '14:00' }));
    expect(hour().queryByText('逾期 1 分钟')).toBeNull();
    await minutes(41);
    expect(screen.getByText('现在 14:46')).toBeTruthy();
    expect(hour().getByText('逾期 1 分钟')).toBeTruthy();
  });
});
