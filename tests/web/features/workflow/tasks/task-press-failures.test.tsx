import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  pressed,
  refused,
  rowOf,
  showTasks,
  task,
  taskAnswer,
  tasksAnswer,
  viewAndFinish,
} from './show-tasks.tsx';
import { inputsOf } from '../../../support/fake-gateway.ts';

import { noticeText } from '../../../support/notices.ts';
import { person } from '../../../support/person.ts';

beforeEach(() => void vi.setSystemTime('2026-11-20T06:05:00Z'));
afterEach(() => void vi.useRealTimers());

const sheet = { moduleCode: '200210', documentNumber: 'RQ2026110001' };
const error = (code: string) => ({
  data: { taskClaim: null },
  errors: [{ message: code, extensions: { code } }],
});

describe('Pressing a button of a task', () => {
  it('does not open the document if another user was faster', async () => {
    const { user, openModule } = await showTasks({
      answers: {
        Tasks: () => tasksAnswer([task('PT1', { ...sheet, buttons: [viewAndFinish] })]),
        TaskClaim: () => refused('taskClaim', 'CONFLICT', '周岚已于 14:03 领取该任务。'),
      },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '查看并领取' }));
    await waitFor(() => expect(noticeText()).toContain('周岚已于 14:03 领取该任务。'));
    expect(openModule).not.toHaveBeenCalled();
  });

  it('shows who was faster, updates the row, and reloads the counts', async () => {
    const theirs = task('PT1', { status: 'LOCKED', assignee: person('周岚'), buttons: [] });
    const { user, gateway } = await showTasks({
      answers: {
        Tasks: () => tasksAnswer([task('PT1'), task('PT2')]),
        TaskClaim: () => refused('taskClaim', 'CONFLICT', '周岚已于 14:03 领取该任务。', theirs),
      },
    });
    const row = await rowOf('任务PT1');
    await user.click(row.getByRole('button', { name: '领取' }));
    expect(await row.findByText('周岚')).toBeTruthy();
    expect(noticeText()).toContain('周岚已于 14:03 领取该任务。');
    expect(row.queryByRole('button', { name: '领取' })).toBeNull();
    expect(gateway.operations()).toEqual(['Tasks', 'TaskClaim', 'TaskCounts']);
  });

  it('reports that the task is gone, and reloads the list', async () => {
    let nodes = [task('PT1'), task('PT2')];
    const { user, gateway } = await showTasks({
      answers: {
        Tasks: () => tasksAnswer(nodes),
        TaskClaim: () => refused('taskClaim', 'NOT_FOUND', '该任务已不存在。'),
      },
    });
    const row = await rowOf('任务PT1');
    nodes = [task('PT2')];
    await user.click(row.getByRole('button', { name: '领取' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '任务PT1' })).toBeNull());
    expect(noticeText()).toContain('该任务已不存在。');
    expect(gateway.operations()).toEqual(['Tasks', 'TaskClaim', 'Tasks']);
  });

  it.each([
    ['no answer', () => new TypeError('Failed to fetch')],
    ['a late one', () => error('UPSTREAM_TIMEOUT')],
  ])('with %s reports an unknown outcome, and retries with the same key', async (_what, lost) => {
    let answer: () => ReturnType<typeof pressed> | ReturnType<typeof error> | Error = lost;
    const { user, gateway } = await showTasks({
      answers: { Tasks: () => tasksAnswer([task('PT1')]), TaskClaim: () => answer() },
    });
    const button = (await rowOf('任务PT1')).getByRole('button', { name: '领取' });
    await user.click(button);
    await waitFor(() => expect(noticeText()).toContain('没有收到“领取”的结果，不确定是否成功。'));
    answer = () => pressed('taskClaim', task('PT1'));
    await user.click(button);
    await waitFor(() => expect(noticeText()).toContain('已领取'));
    await user.click(button);
    await waitFor(() =>
      expect(inputsOf<{ key: string; id: string }>(gateway, 'TaskClaim')).toHaveLength(3),
    );
    const [first, again, anew] = inputsOf<{ key: string; id: string }>(gateway, 'TaskClaim').map(
      ({ key }) => key,
    );
    expect(again).toBe(first);
    expect(anew).not.toBe(first);
  });

  it('counts as done even if other parts of the answer failed', async () => {
    const partly = {
      ...pressed('taskClaim', task('PT1')),
      errors: error('UPSTREAM_FAILED').errors,
    };
    const { user, gateway } = await showTasks({
      answers: { Tasks: () => tasksAnswer([task('PT1')]), TaskClaim: () => partly },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '领取' }));
    await waitFor(() => expect(noticeText()).toContain('已领取“任务PT1”'));
    expect(gateway.operations()).toEqual(['Tasks', 'TaskClaim', 'Tasks']);
  });

  it('shows why the services refuse it, and does nothing else', async () => {
    const { user, gateway } = await showTasks({
      answers: {
        Tasks: () => tasksAnswer([task('PT1')]),
        TaskClaim: () => error('UPSTREAM_FAILED'),
      },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '领取' }));
    await waitFor(() => expect(noticeText()).toContain('零售服务暂时不可用。'));
    expect(gateway.operations()).toEqual(['Tasks', 'TaskClaim']);
  });

  it('shows the message of the services when they refuse it for a business reason', async () => {
    const errors = [
      {
        message: '超出预算，不能同意',
        extensions: { code: 'UPSTREAM_FAILED', returncode: 'E7788' },
      },
    ];
    const { user } = await showTasks({
      answers: {
        Tasks: () => tasksAnswer([task('PT1')]),
        TaskClaim: () => ({ data: null, errors }),
      },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '领取' }));
    await waitFor(() => expect(noticeText()).toContain('超出预算，不能同意'));
    expect(noticeText()).not.toContain('不可用');
  });

  it('twice at once sends one request, while the other rows can be pressed', async () => {
    const { user, gateway } = await showTasks({
      answers: { Tasks: () => tasksAnswer([task('PT1'), task('PT2')]) },
    });
    const [one, other] = [await rowOf('任务PT1'), await rowOf('任务PT2')];
    await user.dblClick(one.getByRole('button', { name: '领取' }));
    expect(one.getByRole('group', { name: '任务PT1' }).getAttribute('aria-busy')).toBe('true');
    expect(one.getByRole('button', { name: '领取' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(other.getByRole('button', { name: '领取' }));
    expect(inputsOf<{ key: string; id: string }>(gateway, 'TaskClaim').map(({ id }) => id)).toEqual(
      ['task-PT1', 'task-PT2'],
    );
  });

  it('is not possible for a button that this version does not know, and reports it', async () => {
    const odd = {
      __typename: 'TaskButton' as const,
      i18nCode: null,
      action: 'UNKNOWN' as const,
      name: '转派',
    };
    const { user, gateway } = await showTasks({
      answers: {
        Tasks: () => tasksAnswer([task('PT1', { buttons: [odd] })]),
        Task: () => taskAnswer(task('PT1')),
      },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '转派' }));
    await waitFor(() => expect(noticeText()).toContain('这个版本还不支持“转派”。'));
    expect(gateway.operations()).toEqual(['Tasks']);
  });
});
