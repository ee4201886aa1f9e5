import type { components } from '../../schema/generated/retail.ts';
import { entryCodeOf } from '../seed/service-names.ts';
import type { Caller } from '../server/service.ts';
import type { TaskRow } from './task-row.ts';
import { taskType } from './task-types.ts';

type TaskButton = components['schemas']['PoolTask']['buttons'][number];

const ASSIGN: TaskButton = { key: 'assign', name: '领取' };
const FINISH: TaskButton = { key: 'finish', name: '领取办结' };
const VIEW_AND_FINISH: TaskButton = { key: 'viewAndFinish', name: '查看并领取' };
const HANDLE: TaskButton = { key: 'handle', name: '处理' };
const CANCEL: TaskButton = { key: 'cancel', name: '取消领取' };

type Row = Pick<TaskRow, 'status' | 'assignee' | 'sheetid' | 'tasktype' | 'posttmplcode'>;

const BUTTONS: Readonly<Record<TaskRow['status'], (task: Row, caller: Caller) => TaskButton[]>> = {
  unlocked: ({ sheetid, tasktype, posttmplcode }, caller) => {
    if (posttmplcode !== caller.posttmplcode) return [];
    if (sheetid !== null) return [ASSIGN, VIEW_AND_FINISH];
    return taskType(tasktype).quick ? [ASSIGN, FINISH] : [ASSIGN];
  },
  locked: ({ assignee }, caller) => (assignee === caller.usercode ? [HANDLE, CANCEL] : []),
  completed: () => [],
};

/** The buttons of a task in its current state, for the caller. */
export function buttonsOf(task: Row, caller: Caller): TaskButton[] {
  return BUTTONS[task.status](task, caller).map((button) => ({
    ...button,
    entrycode: entryCodeOf('taskButton', button.name),
  }));
}
