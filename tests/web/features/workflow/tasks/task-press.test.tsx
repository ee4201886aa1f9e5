import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  assign,
  finish,
  mine,
  pressed,
  rowOf,
  showTasks,
  task,
  taskAnswer,
  tasksAnswer,
  viewAndFinish,
} from './show-tasks.tsx';
import { inputsOf, variablesOf } from '../../../support/fake-gateway.ts';
import { tabView } from '../../../support/render-in-tab.tsx';
import { noticeText } from '../../../support/notices.ts';

beforeEach(() => void vi.setSystemTime('2026-11-20T06:05:00Z'));
afterEach(() => void vi.useRealTimers());

const sheet = { moduleCode: '200210', documentNumber: 'RQ2026110001' };

describe('Pressing a button of a task', () => {
  // "assign and finish claim a task … After a claim or unlock the list reloads to page 1 and the tab totals refresh."
  it('claims it with 领取: the list moves to its first page, and the counts change', async () => {
    const [name, button] = ['领取', assign];
    const { user, gateway, openModule } = await showTasks({
      view: { page: '2' },
      answers: {
        Tasks: ({ page }) => tasksAnswer([task(`PT${String(page)}`, { buttons: [button] })], 60),
        TaskClaim: () => pressed('taskClaim', mine('PT2')),
      },
    });
    await user.click((await rowOf('任务PT2')).getByRole('button', { name }));
    await rowOf('任务PT1');
    expect(inputsOf<{ key: string; id: string }>(gateway, 'TaskClaim')).toEqual([
      { key: expect.stringMatching(/^[\w-]{8,64}$/u) as string, id: 'task-PT2' },
    ]);
    expect(variablesOf(gateway, 'Tasks').map(({ page }) => page)).toEqual([2, 1]);
    expect(gateway.requests.at(-1)?.operation).toBe('Tasks');
    expect(tabView()).toBe('');
    expect(noticeText()).toContain('已领取“任务PT2”');
    expect(openModule).not.toHaveBeenCalled();
  });

  it('claims it with 领取办结 and then asks whether it is done', async () => {
    const { user, gateway, openModule } = await showTasks({
      answers: {
        Tasks: () => tasksAnswer([task('PT1', { buttons: [finish] })]),
        Task: () => taskAnswer(mine('PT1')),
        TaskClaim: () => pressed('taskClaim', mine('PT1')),
        TaskFinish: () => pressed('taskFinish', mine('PT1', { status: 'COMPLETED', buttons: [] })),
      },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '领取办结' }));
    const question = within(await screen.findByRole('alertdialog', { name: '领取办结' }));
    expect(gateway.operations()).not.toContain('TaskFinish');
    await user.click(question.getByRole('button', { name: '已做完' }));
    await waitFor(() =>
      expect(inputsOf<{ key: string; id: string }>(gateway, 'TaskFinish')).toMatchObject([
        { id: 'task-PT1' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(openModule).not.toHaveBeenCalled();
  });

  it('claims a task with a document with 领取办结 and opens the document, where it is finished', async () => {
    const { user, openModule } = await showTasks({
      answers: {
        Tasks: () => tasksAnswer([task('PT1', { ...sheet, buttons: [finish] })]),
        TaskClaim: () => pressed('taskClaim', mine('PT1', sheet)),
      },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '领取办结' }));
    await waitFor(() => expect(openModule).toHaveBeenCalledOnce());
    expect(openModule.mock.calls[0]?.[0]).toMatchObject({
      code: '200210',
      parameters: { taskid: 'PT1' },
    });
  });

  it('on the first page reloads the list and the totals, and shows the totals of the answer at once', async () => {
    const { user, gateway } = await showTasks({
      answers: { TaskClaim: () => pressed('taskClaim', mine('PT1')) },
    });
    gateway.requests[0]?.answer(tasksAnswer([task('PT1'), task('PT2')]));
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '领取' }));
    await waitFor(() => expect(gateway.operations()).toEqual(['Tasks', 'TaskClaim', 'Tasks']));
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toContain('任务池22'),
    );
    gateway.requests[2]?.answer(tasksAnswer([task('PT2')]));
    await waitFor(() => expect(screen.queryByRole('button', { name: '任务PT1' })).toBeNull());
    // The pressed button is gone, and the focus moves to the list.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('任务池');
  });

  // "cancel unlocks it"
  it('releases it with 取消领取', async () => {
    const { user, gateway } = await showTasks({
      view: { tab: 'mytodo' },
      answers: {
        Tasks: () => tasksAnswer([mine('PT1')]),
        TaskRelease: () => pressed('taskRelease', task('PT1')),
      },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '取消领取' }));
    await waitFor(() => expect(noticeText()).toContain('“任务PT1”已退回任务池'));
    expect(gateway.operations()).toEqual(['Tasks', 'TaskRelease', 'Tasks']);
  });

  // "handle opens the sheet"
  it('opens the document with 处理, passes the task to it, and changes nothing', async () => {
    const { user, gateway, openModule } = await showTasks({
      view: { tab: 'mytodo' },
      answers: { Tasks: () => tasksAnswer([mine('PT1', sheet)]) },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '处理' }));
    expect(openModule).toHaveBeenCalledWith({
      code: '200210',
      name: 'RQ2026110001',
      provisional: true,
      parameters: { sheetid: 'RQ2026110001', taskid: 'PT1' },
    });
    expect(gateway.operations()).toEqual(['Tasks']);
  });

  // "viewAndFinish claims then opens the sheet"
  it('claims it with 查看并领取 and then opens the document', async () => {
    const { user, gateway, openModule } = await showTasks({
      answers: { Tasks: () => tasksAnswer([task('PT1', { ...sheet, buttons: [viewAndFinish] })]) },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '查看并领取' }));
    expect(openModule).not.toHaveBeenCalled();
    gateway.requests.at(-1)?.answer(pressed('taskClaim', mine('PT1', sheet)));
    await waitFor(() => expect(openModule).toHaveBeenCalledOnce());
    expect(openModule.mock.calls[0]?.[0]).toMatchObject({
      code: '200210',
      parameters: { taskid: 'PT1' },
    });
  });
});
