import { screen, within } from '@testing-library/react';
import { TaskCentre } from '../../../../../web/features/workflow/tasks/TaskCentre.tsx';
import type { TaskDrawer_TaskFragment } from '../../../../../web/features/workflow/tasks/drawer/TaskDrawer.gen.ts';
import { renderInTab, type TabOptions } from '../../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../../support/viewer-answer.ts';
import { person } from '../../../support/person.ts';

export type Task = TaskDrawer_TaskFragment & { __typename: 'Task' };

const button = (action: Task['buttons'][number]['action'], name: string) => ({
  __typename: 'TaskButton' as const,
  i18nCode: null,
  action,
  name,
});
export const assign = button('ASSIGN', '领取');
export const finish = button('FINISH', '领取办结');
export const viewAndFinish = button('VIEW_AND_FINISH', '查看并领取');
export const handle = button('HANDLE', '处理');
const cancel = button('CANCEL', '取消领取');

/** An unclaimed task of the pool. */
export function task(code: string, over: Partial<Task> = {}): Task {
  return {
    __typename: 'Task',
    id: `task-${code}`,
    code,
    typeName: '陈列',
    typeI18nCode: null,
    name: `任务${code}`,
    keyAttribute: '门店 1001',
    creator: person('系统管理员'),
    createdAt: '2026-11-19T02:00:00Z',
    dueAt: '2026-11-20T09:30:00Z',
    status: 'UNLOCKED',
    assignee: null,
    isMine: false,
    claimExpiresAt: null,
    finishedAt: null,
    moduleCode: null,
    documentNumber: null,
    buttons: [assign],
    description: '<p>整改后上传照片</p>',
    departmentTypeCode: 'SHOP',
    roleCode: 'PT02',
    ...over,
  };
}

/** A task that the account has claimed. */
export const mine = (code: string, over: Partial<Task> = {}) =>
  task(code, {
    status: 'LOCKED',
    isMine: true,
    assignee: person('林知夏'),
    claimExpiresAt: '2026-11-20T06:30:00Z',
    buttons: [handle, cancel],
    ...over,
  });

const counts = (pool: number, todo: number, finished: number) => ({
  __typename: 'TaskCounts',
  pool,
  todo,
  finished,
});
const page = (nodes: readonly Task[], totalCount = nodes.length) => ({
  __typename: 'TaskPage',
  totalCount,
  nodes,
});

export const tasksAnswer = (nodes: readonly Task[], totalCount?: number) =>
  viewerAnswer({ taskCounts: counts(23, 9, 128), tasks: page(nodes, totalCount) });
export const taskAnswer = (one: Task | null) => viewerAnswer({ task: one });
export const dueAnswer = (
  due: readonly Task[],
  others?: { pool?: readonly Task[]; mine?: readonly Task[] },
) =>
  viewerAnswer({
    taskCounts: counts(23, 9, 128),
    dueTasks: due,
    ...(others && { pool: page(others.pool ?? []), mine: page(others.mine ?? []) }),
  });

/** The answer to a successful press. */
export const pressed = (field: string, one: Task) => ({
  data: {
    [field]: {
      __typename: 'TaskPayload',
      task: one,
      viewer: {
        __typename: 'Viewer',
        id: 'viewer-1',
        taskCounts: counts(22, 10, 128),
        approvalTotals: {
          __typename: 'ApprovalTotals',
          started: 7,
          submitted: 5,
          pending: 12,
          pool: 22,
          todo: 10,
          handled: 128,
        },
      },
      userErrors: [],
    },
  },
});

export const refused = (field: string, code: string, message: string, one: Task | null = null) => ({
  data: {
    [field]: {
      __typename: 'TaskPayload',
      task: one,
      viewer: null,
      userErrors: [{ __typename: 'UserError', code, message }],
    },
  },
});

interface Options extends TabOptions {
  mode?: 'clock' | 'list';
}

export function showTasks({ mode = 'list', parameters = {}, ...options }: Options = {}) {
  return renderInTab(<TaskCentre title="任务中心" parameters={parameters} mode={mode} />, options);
}

export const rowOf = async (name: string) => {
  const opener = await screen.findByRole('button', { name });
  return within(opener.closest<HTMLElement>('[data-row]')!);
};
export const drawer = (code: string) =>
  screen.findByRole('complementary', { name: `任务 ${code}` });
