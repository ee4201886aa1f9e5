import { describe } from 'vitest';
import { messageView } from '../../../../web/features/messages/message-view.ts';
import {
  centreView,
  openApprovalView,
} from '../../../../web/features/workflow/centre/centre-view.ts';
import { taskViews } from '../../../../web/features/workflow/tasks/task-view.ts';
import { checkReading, checkWriting } from './check-addresses.ts';

describe('The address of the task centre', () => {
  const usual = {
    ...({ mode: 'list', show: 'all', page: 1 } as const),
    ...{ search: '', day: null, task: null },
  };
  const opened = { taskid: 'PT1', tab: 'finished' };

  checkReading(taskViews.list, usual, [
    ['', {}, {}],
    ['?v.mode=clock&v.tab=pool', {}, { mode: 'clock', show: 'pool' }],
    ['?v.mode=list&v.tab=mytodo&v.page=2', {}, { show: 'mytodo', page: 2 }],
    ['?v.search=%20%E7%89%9B%20&v.day=2026-11-21', {}, { search: '牛', day: '2026-11-21' }],
    ['', opened, { task: 'PT1', show: 'finished' }],
    ['?v.task=-&v.tab=all', opened, {}],
    ['?v.task=PT2&v.tab=x', opened, { task: 'PT2', show: 'finished' }],
    ['?v.task=%3Cb%3E&v.day=2026-02-30&v.mode=x&v.page=1e3', {}, {}],
  ]);
  checkReading(taskViews.clock, { ...usual, mode: 'clock' }, [
    ['', {}, {}],
    ['?v.mode=list', {}, { mode: 'list' }],
  ]);

  checkWriting(taskViews.list, [
    ['?v.page=2&v.search=a&v.other=x', {}, { page: 1, search: '' }, '?v.other=x'],
    ['', {}, { show: 'pool', day: '2026-11-20' }, '?v.tab=pool&v.day=2026-11-20'],
    [
      '?v.day=2026-11-20',
      {},
      { day: null, mode: 'clock', task: 'PT1' },
      '?v.mode=clock&v.task=PT1',
    ],
    ['', opened, { task: null, show: 'all' }, '?v.task=-&v.tab=all'],
    ['?v.task=-&v.tab=all', opened, { task: 'PT1', show: 'finished' }, ''],
  ]);
});

describe('The address of the message centre', () => {
  const opened = { messageid: 'm7', type: 'todo' };

  checkReading(messageView, { type: 'all', show: 'all', search: '', page: 1, open: null }, [
    ['', {}, {}],
    ['?v.type=todo&v.show=unread&v.page=2', {}, { type: 'todo', show: 'unread', page: 2 }],
    ['?v.search=%E5%86%B7%E9%93%BE&v.open=m1', {}, { search: '冷链', open: 'm1' }],
    ['', opened, { open: 'm7', type: 'todo' }],
    ['?v.open=none&v.type=all', opened, {}],
    ['?v.open=none', {}, {}],
    ['?v.type=__proto__&v.show=x&v.page=-1', {}, {}],
    [`?v.open=${'x'.repeat(201)}`, {}, {}],
  ]);

  checkWriting(messageView, [
    ['?v.show=read', {}, { page: 2, open: 'm1' }, '?v.show=read&v.page=2&v.open=m1'],
    ['?v.page=2', {}, { type: 'todo', search: 'a', page: 1 }, '?v.type=todo&v.search=a'],
    ['', opened, { open: null }, '?v.open=none'],
  ]);
});

describe('The address of the approval centre', () => {
  const usual = {
    ...({ tab: 'pending', search: '', process: null, status: null, age: null } as const),
    ...({ minimum: null, maximum: null, order: 'NEWEST', page: 1 } as const),
  };

  checkReading(centreView, usual, [
    ['', {}, {}],
    ['', { tab: 'mystart' }, { tab: 'mystart' }],
    ['?v.tab=pending', { tab: 'mystart' }, {}],
    ['?v.tab=finished', { tab: 'pool' }, { tab: 'finished' }],
    ['?v.process=EX&v.age=3&v.order=amount', {}, { process: 'EX', age: 3, order: 'AMOUNT' }],
    ['?v.min=1%2C000&v.max=20000.5', {}, { minimum: '1000', maximum: '20000.5' }],
    ['?v.status=withdrawn&v.order=oldest', {}, { status: 'WITHDRAWN', order: 'OLDEST' }],
    ['?v.search=PO26&v.page=3&v.tab=mysubmit', {}, { search: 'PO26', page: 3, tab: 'mysubmit' }],
    ['?v.status=constructor&v.order=toString&v.age=2&v.max=-1&v.process=..%2Fx', {}, {}],
  ]);

  checkWriting(centreView, [
    ['?v.view=a', {}, { process: 'EX', age: 3 }, '?v.view=a&v.process=EX&v.age=3'],
    ['?v.page=3', {}, { minimum: '1000', maximum: '2', page: 1 }, '?v.min=1000&v.max=2'],
    ['', {}, { status: 'RUNNING', order: 'AMOUNT' }, '?v.status=running&v.order=amount'],
    ['?v.tab=pool&v.status=running&v.order=oldest&v.min=1', {}, usual, ''],
    ['', { tab: 'mystart' }, { tab: 'pending' }, '?v.tab=pending'],
  ]);
});

describe('The open approval in the address', () => {
  const opened = { instanceid: 'WI1', taskid: 'WT1' };
  const target = (instanceCode: string, taskCode: string | null) => ({
    open: { instanceCode, taskCode },
  });

  checkReading(openApprovalView, { open: null }, [
    ['', {}, {}],
    ['', opened, target('WI1', 'WT1')],
    ['', { taskid: 'WT1' }, target('', 'WT1')],
    ['', { instanceid: 'WI1' }, target('WI1', null)],
    ['?v.open=none', opened, {}],
    ['?v.open=WI2.WT2', opened, target('WI2', 'WT2')],
    ['?v.open=WI2.', opened, target('WI2', null)],
    ['?v.open=.WT2', {}, target('', 'WT2')],
    ['?v.open=%3Cb%3E.%3Ci%3E', {}, {}],
  ]);

  checkWriting(openApprovalView, [
    ['?v.tab=pool', {}, target('WI1', 'WT1'), '?v.tab=pool&v.open=WI1.WT1'],
    ['', {}, target('', 'WT1'), '?v.open=.WT1'],
    ['', {}, target('WI1', null), '?v.open=WI1.'],
    ['?v.open=WI2.WT2', opened, { open: null }, '?v.open=none'],
  ]);
});
