import { expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { CONFIG, SHEET } from '../sheets/sheet-support.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { lockedRow, taskRow } from '../tasks/task-fixtures.ts';
import { DIAGRAM, HISTORY } from '../workflow/approval-parts.ts';
import { TASK } from '../workflow/approval-support.ts';
import { page } from '../workflow/list-support.ts';

const PERSON = '{ code name }';
const named = (name: string) => ({ code: null, name });

async function ask(fields: string) {
  const { data, errors } = await (await signedInBrowser()).ask(`{ viewer { ${fields} } }`);
  expect(errors).toBeUndefined();
  return (data as { viewer: Record<string, unknown> }).viewer;
}

test('the people of an approval have codes where the services send them, and its total a currency', async () => {
  mockRetail().answers(
    'pendingTasks',
    page([
      { ...TASK, amount: 142938.5 },
      { ...TASK, initiatorName: '', submitterName: null, assigneeNames: [], amount: null },
    ]),
  );
  const fields = `nodes { initiator ${PERSON} submitter ${PERSON} assignees ${PERSON} total { amount currency } }`;
  expect(await ask(`approvals(list: PENDING) { ${fields} }`)).toEqual({
    approvals: {
      nodes: [
        {
          initiator: { code: 'buyer_fresh', name: '陈予安' },
          submitter: named('陈予安'),
          assignees: [named('李明')],
          total: { amount: '142938.50', currency: 'CNY' },
        },
        {
          initiator: { code: 'buyer_fresh', name: 'buyer_fresh' },
          submitter: null,
          assignees: [],
          total: null,
        },
      ],
    },
  });
});

test('the people of the history, the diagram and the files of an approval are objects', async () => {
  mockRetail()
    .answers('processInstance', TASK)
    .answers('processHistory', [{ ...HISTORY[0]!, assigneeCode: 'buyer_fresh' }, HISTORY[1]!])
    .answers('processDiagram', DIAGRAM)
    .answers('processAttachments', [
      { fileid: 'A1', name: 'a.pdf', url: '/fs/msc-file/file/A1', uploader: '陈予安' },
      { fileid: 'A2', name: 'b.pdf', url: '/fs/msc-file/file/A2' },
    ]);
  const { approval } = await ask(`approval(instanceCode: "WI1") {
    history { assignee ${PERSON} actedFor ${PERSON} } diagram { steps { assignees ${PERSON} } } attachments { uploader ${PERSON} } }`);
  expect(approval).toEqual({
    history: [
      { assignee: { code: 'buyer_fresh', name: '陈予安' }, actedFor: null },
      { assignee: named('李明'), actedFor: named('周启航') },
    ],
    diagram: {
      steps: [{ assignees: [named('陈予安')] }, { assignees: [named('李明')] }, { assignees: [] }],
    },
    attachments: [{ uploader: named('陈予安') }, { uploader: null }],
  });
});

test('a task has its creator, and an assignee when it is claimed', async () => {
  mockRetail().answers('poolTasks', {
    total: 2,
    pageData: [taskRow('PT1'), lockedRow('PT2')],
  });
  expect(await ask(`tasks(list: POOL) { nodes { creator ${PERSON} assignee ${PERSON} } }`)).toEqual(
    {
      tasks: {
        nodes: [
          { creator: named('赵明轩'), assignee: null },
          { creator: named('赵明轩'), assignee: { code: 'area_east', name: '周启航' } },
        ],
      },
    },
  );
});

test('a document has its creator and its total', async () => {
  const { details: _lines, ...header } = SHEET;
  const nobodys = { ...header, sheetid: 'PO2', creator: '', creatorname: '', amount: null };
  mockRetail()
    .answers('moduleConfig', CONFIG)
    .answers('/api/msc-sheet/PO/search', { total: 2, pageData: [header, nobodys] });
  const fields = `nodes { creator ${PERSON} total { amount currency } }`;
  expect(await ask(`sheetConnection(moduleCode: "200101", first: 5) { ${fields} }`)).toEqual({
    sheetConnection: {
      nodes: [
        {
          creator: { code: 'buyer_fresh', name: '陈予安' },
          total: { amount: '142938.00', currency: 'CNY' },
        },
        { creator: null, total: null },
      ],
    },
  });
});

test('the newest approvals have their initiator', async () => {
  const todo = {
    ...{ taskId: 'T1', workflowInstanceId: 'W1', bizKey: 'PO1', bizType: 'PO' },
    ...{ processName: '采购订单', activityName: '总监审批', createdate: '2026-06-14 10:21:00' },
    initiatorName: '李敏',
  };
  mockRetail().answers('todoPreview', { todoList: [todo], count: 1 });
  expect(await ask(`pendingApprovals { nodes { initiator ${PERSON} } }`)).toEqual({
    pendingApprovals: { nodes: [{ initiator: named('李敏') }] },
  });
});
