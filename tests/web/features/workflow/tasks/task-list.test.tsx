import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  assign,
  drawer,
  mine,
  rowOf,
  showTasks,
  task,
  taskAnswer,
  tasksAnswer,
} from './show-tasks.tsx';
import { variablesOf } from '../../../support/fake-gateway.ts';
import { tabView } from '../../../support/render-in-tab.tsx';
import { person } from '../../../support/person.ts';

/** 14:05 at the enterprise. */
const now = '2026-11-20T06:05:00Z';
beforeEach(() => void vi.setSystemTime(now));
afterEach(() => void vi.useRealTimers());

const rowTexts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('A list of tasks', () => {
  it('names the type of a task and its buttons in the language of the user', async () => {
    await showTasks({
      locale: 'en-US',
      texts: { 'task.display': 'Display', 'taskbutton.assign': 'Claim' },
      answers: {
        Tasks: () =>
          tasksAnswer([
            task('PT1', {
              typeI18nCode: 'task.display',
              buttons: [{ ...assign, i18nCode: 'taskbutton.assign' }],
            }),
          ]),
      },
    });
    const row = await rowOf('任务PT1');
    expect(row.getByText('Display')).toBeTruthy();
    expect(row.getByRole('button', { name: /Claim/u })).toBeTruthy();
    expect(row.queryByText('陈列')).toBeNull();
  });

  it('shows each task with its name, due time, assignee and buttons', async () => {
    const { container } = await showTasks({
      answers: {
        Tasks: () =>
          tasksAnswer([
            task('PT1'),
            task('PT2', {
              dueAt: '2026-11-19T04:05:00Z',
              status: 'LOCKED',
              assignee: person('周岚'),
              buttons: [],
            }),
            task('PT3', { dueAt: null, keyAttribute: null }),
          ]),
      },
    });
    await rowOf('任务PT1');
    expect(rowTexts()).toEqual([
      ['陈列', '任务PT1', '门店 1001', '11-20 17:30', '未领取', '领取', '系统管理员11-19 10:00'],
      [
        '陈列',
        '任务PT2',
        '门店 1001',
        '11-19 12:05逾期 1 天 2 小时',
        '周岚',
        '',
        '系统管理员11-19 10:00',
      ],
      ['陈列', '任务PT3', '—', '无截止时间', '未领取', '领取', '系统管理员11-19 10:00'],
    ]);
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('is on a tab of its own, with its count', async () => {
    const { user, gateway } = await showTasks({
      answers: { Tasks: () => tasksAnswer([task('PT1')]) },
    });
    await rowOf('任务PT1');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '任务池23',
      '我的待办9',
      '我的已办99+',
    ]);
    await user.click(screen.getByRole('tab', { name: /我的待办/u }));
    await waitFor(() => expect(variablesOf(gateway, 'Tasks')).toHaveLength(2));
    expect(variablesOf(gateway, 'Tasks')).toEqual([
      { list: 'POOL', page: 1, pageSize: 30, search: null },
      { list: 'MINE', page: 1, pageSize: 30, search: null },
    ]);
    expect(tabView()).toBe('tab=mytodo');
  });

  it('opens at the tab and with the task that the parameters name', async () => {
    const { gateway, user } = await showTasks({
      parameters: { tab: 'mytodo', taskid: 'PT9' },
      answers: { Tasks: () => tasksAnswer([mine('PT9')]), Task: () => taskAnswer(mine('PT9')) },
    });
    expect(within(await drawer('PT9')).getByRole('button', { name: '关闭任务' })).toBeTruthy();
    expect(variablesOf(gateway, 'Tasks')[0]).toMatchObject({ list: 'MINE' });
    await user.click(screen.getByRole('button', { name: '关闭任务' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('has the view state of its address, and ignores invalid values', async () => {
    const view = { tab: 'finished', page: '2', search: '  价签 ', mode: 'list', task: '../x' };
    const { gateway } = await showTasks({
      mode: 'clock',
      view,
      answers: { Tasks: () => tasksAnswer([task('PT1')], 60) },
    });
    await rowOf('任务PT1');
    expect(variablesOf(gateway, 'Tasks')).toEqual([
      { list: 'FINISHED', page: 2, pageSize: 30, search: '价签' },
    ]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is searched and paged, and moves to its last page when the page does not exist any more', async () => {
    const { user, gateway } = await showTasks({
      view: { page: '3' },
      answers: {
        Tasks: ({ page }) => tasksAnswer(Number(page) < 3 ? [task(`PT${String(page)}`)] : [], 31),
      },
    });
    await rowOf('任务PT2');
    expect(tabView()).toBe('page=2');
    await user.click(screen.getByRole('button', { name: '上一页' }));
    await rowOf('任务PT1');
    await user.type(screen.getByRole('searchbox', { name: '搜索任务' }), '牛奶{Enter}');
    await waitFor(() =>
      expect(variablesOf(gateway, 'Tasks').at(-1)).toMatchObject({ page: 1, search: '牛奶' }),
    );
    expect(tabView()).toBe('search=%E7%89%9B%E5%A5%B6');
  });

  it('explains why it is empty, and what can be done about it', async () => {
    const { user, gateway } = await showTasks({
      view: { search: '没有' },
      answers: { Tasks: () => tasksAnswer([]) },
    });
    expect(await screen.findByText('没有与“没有”相符的任务')).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: '清除搜索' }).slice(-1);
    await user.click(clear!);
    expect(await screen.findByText('任务池里没有任务')).toBeTruthy();
    expect(variablesOf(gateway, 'Tasks').at(-1)).toMatchObject({ search: null });
  });

  it('reports why it could not be loaded and is reloaded', async () => {
    let broken = true;
    const { user } = await showTasks({
      answers: {
        Tasks: () => (broken ? new TypeError('Failed to fetch') : tasksAnswer([task('PT1')])),
      },
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('暂时连不上服务。请检查网络后重试。')).toBeTruthy();
    broken = false;
    await user.click(alert.getByRole('button', { name: '重试' }));
    expect(await rowOf('任务PT1')).toBeTruthy();
  });

  it('shows a skeleton while it is loading', async () => {
    await showTasks();
    expect(screen.getByRole('region', { name: '任务池' }).getAttribute('aria-busy')).toBe('true');
  });

  it('is reloaded in the background on live events about tasks', async () => {
    let nodes = [task('PT1')];
    const { gateway, feed } = await showTasks({ answers: { Tasks: () => tasksAnswer(nodes) } });
    await rowOf('任务PT1');
    nodes = [task('PT2')];
    feed.send('task');
    await rowOf('任务PT2');
    expect(
      gateway.requests
        .filter(({ operation }) => operation === 'Tasks')
        .map(({ background }) => background),
    ).toEqual([false, true]);
  });

  it.each([
    ['zh-TW', '任務池', '處理人'],
    ['en-US', 'Task pool', 'Assigned to'],
  ] as const)('is translated to %s', async (locale, tab, title) => {
    await showTasks({
      locale,
      answers: { Tasks: () => tasksAnswer([task('PT1', { buttons: [assign] })]) },
    });
    await rowOf('任务PT1');
    expect(screen.getAllByRole('tab')[0]?.textContent).toContain(tab);
    expect(screen.getByRole('columnheader', { name: title })).toBeTruthy();
  });
});
