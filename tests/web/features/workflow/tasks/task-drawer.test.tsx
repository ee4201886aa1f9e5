import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  drawer,
  handle,
  mine,
  pressed,
  rowOf,
  showTasks,
  task,
  taskAnswer,
  tasksAnswer,
} from './show-tasks.tsx';
import { inputsOf } from '../../../support/fake-gateway.ts';
import { tabView } from '../../../support/render-in-tab.tsx';
import { noticeText } from '../../../support/notices.ts';
import { person } from '../../../support/person.ts';

beforeEach(() => void vi.setSystemTime('2026-11-20T06:05:00Z'));
afterEach(() => void vi.useRealTimers());

const facts = (place: HTMLElement) =>
  Object.fromEntries(
    [...place.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? '',
    ]),
  );

async function opened(one = mine('PT1'), more = {}) {
  const shown = await showTasks({
    answers: { Tasks: () => tasksAnswer([one, task('PT2')]), Task: () => taskAnswer(one), ...more },
  });
  const opener = await screen.findByRole('button', { name: one.name });
  await shown.user.click(opener);
  return { ...shown, opener, place: await drawer('PT1') };
}

describe('The drawer of a task', () => {
  // "300 wide; task id in the title; action tags; fields: task type, name, description …"
  it("has the task's number as its title, its buttons, and all its data", async () => {
    const { place, container } = await opened();
    expect(await within(place).findByText('整改后上传照片')).toBeTruthy();
    expect(facts(place)).toEqual({
      任务类型: '陈列',
      任务名称: '任务PT1',
      关键属性: '门店 1001',
      处理人: '我锁定至 14:30，剩 25 分钟',
      截止时间: '11-20 17:30',
      单号: '—',
      部门类型: 'SHOP',
      角色: 'PT02',
      创建人: '系统管理员',
      创建时间: '2026-11-19 10:00',
    });
    const buttons = within(within(place).getByRole('group', { name: '任务PT1' })).getAllByRole(
      'button',
    );
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['处理', '取消领取']);
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('takes the focus, restores it with Escape, and leaves the list usable', async () => {
    const { user, opener, place } = await opened();
    expect(document.activeElement).toBe(place);
    expect(place.closest('[aria-modal]')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(tabView()).toBe('');
  });

  it('shows another task when another row is opened, and still closes with Escape', async () => {
    const { user } = await opened(mine('PT1'), {
      Task: ({ code }: { code?: string }) => taskAnswer(task(String(code))),
    });
    await user.click(screen.getByRole('button', { name: '任务PT2' }));
    expect(await drawer('PT2')).toBeTruthy();
    act(() => screen.getByRole('button', { name: '任务PT2' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement?.textContent).toBe('任务PT2');
  });

  it('shows nothing of a hostile description that could run or be fetched', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const description =
      '<p onclick="alert(1)" style="position:fixed;inset:0">差异见图<img src="https://outside.example.com/pixel.png" onerror="alert(1)" alt="图"></p>' +
      '<script>window.hacked = true</script><iframe src="https://outside.example.com"></iframe><a href="javascript:alert(1)">要求</a>' +
      '<svg><image href="https://outside.example.com/a.svg" /></svg><form action="https://outside.example.com"><input name="a"></form>';
    const { place } = await opened(mine('PT1', { description }));
    const text = await within(place).findByText(/差异见图/u);
    const box = text.parentElement!;
    expect(
      box.querySelector(
        'script, iframe, img, svg, image, form, input, [onclick], [onerror], [style], [href], [src]',
      ),
    ).toBeNull();
    expect(box.innerHTML).not.toContain('outside.example.com');
    expect(within(box).getByText('要求').closest('a')?.hasAttribute('href')).toBe(false);
    expect('hacked' in window).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  // "finishMyWork is called when the work in it is done, never by looking."
  it('finishes a task without a document, after a question', async () => {
    const done = task('PT1', {
      status: 'COMPLETED',
      isMine: true,
      assignee: person('林知夏'),
      finishedAt: '2026-11-20T06:05:00Z',
      buttons: [],
    });
    let isDone = false;
    const { user, gateway } = await showTasks({
      view: { tab: 'mytodo' },
      answers: {
        Tasks: () => tasksAnswer(isDone ? [] : [mine('PT1')]),
        Task: () => taskAnswer(mine('PT1')),
        TaskFinish: () => {
          isDone = true;
          return pressed('taskFinish', done);
        },
      },
    });
    await user.click((await rowOf('任务PT1')).getByRole('button', { name: '处理' }));
    const place = within(await drawer('PT1'));
    expect(await place.findByText('这个任务没有单据。做完后按“处理”确认完成。')).toBeTruthy();
    await user.click(place.getByRole('button', { name: '处理' }));
    const question = within(await screen.findByRole('alertdialog', { name: '处理' }));
    await user.click(question.getByRole('button', { name: '还没有' }));
    expect(inputsOf<{ key: string; id: string }>(gateway, 'TaskFinish')).toEqual([]);
    await user.click(place.getByRole('button', { name: '处理' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: '处理' })).getByRole('button', {
        name: '已做完',
      }),
    );
    await waitFor(() => expect(noticeText()).toContain('“任务PT1”已完成'));
    expect(inputsOf<{ key: string; id: string }>(gateway, 'TaskFinish')).toMatchObject([
      { id: 'task-PT1' },
    ]);
    expect(await place.findByText('我已完成')).toBeTruthy();
    // The pressed button is gone, and the focus moves to the drawer.
    expect(document.activeElement).toBe(await drawer('PT1'));
    expect(gateway.operations().filter((name) => name === 'Tasks')).toHaveLength(2);
  });

  it('opens the document of a task that has one and never finishes it', async () => {
    const one = mine('PT1', { moduleCode: '200210', documentNumber: 'RQ1', buttons: [handle] });
    const { user, place, openModule, gateway } = await opened(one);
    await user.click(await within(place).findByRole('button', { name: '处理' }));
    expect(openModule).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(gateway.operations()).not.toContain('TaskFinish');
  });

  it('reports that there is no such task', async () => {
    await showTasks({
      parameters: { taskid: 'PT404' },
      answers: { Tasks: () => tasksAnswer([]), Task: () => taskAnswer(null) },
    });
    expect(await within(await drawer('PT404')).findByText('没有这个任务')).toBeTruthy();
  });

  it('fails separately, and is reloaded', async () => {
    let broken = true;
    const { user, place } = await opened(mine('PT1'), {
      Task: () => (broken ? new TypeError('Failed to fetch') : taskAnswer(mine('PT1'))),
    });
    await within(place).findByRole('alert');
    expect(screen.getByRole('button', { name: '任务PT2' })).toBeTruthy();
    broken = false;
    await user.click(within(place).getByRole('button', { name: '重试' }));
    expect(await within(place).findByText('SHOP')).toBeTruthy();
  });
});
