import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { SEND, TASK } from './approval-support.ts';
import { page } from './list-support.ts';

const LIST = `query($list: ApprovalList!, $page: Int, $pageSize: Int, $filter: ApprovalFilter, $order: ApprovalOrder) { viewer {
  approvals(list: $list, page: $page, pageSize: $pageSize, filter: $filter, order: $order) { totalCount nodes {
    id instanceCode taskCode documentNumber documentType processName moduleCode stepCode stepName initiatorName submitterName assigneeNames
    summary amount status actionName createdAt finishedAt batchButtons { name action style asksOpinion isConfigured form { name } }
  } } } }`;

describe('The lists of approvals', () => {
  test('return the fields of the services under business names', async () => {
    const retail = mockRetail().answers(
      'pendingTasks',
      page([{ ...TASK, amount: 142938.5, batchButtons: [SEND] }], 12),
    );
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(LIST, { list: 'PENDING' });
    expect(errors).toBeUndefined();
    expect(data).toMatchInlineSnapshot(`
      {
        "viewer": {
          "approvals": {
            "nodes": [
              {
                "actionName": null,
                "amount": "142938.50",
                "assigneeNames": [
                  "李明",
                ],
                "batchButtons": [
                  {
                    "action": "send",
                    "asksOpinion": true,
                    "form": [],
                    "isConfigured": true,
                    "name": "同意",
                    "style": "PRIMARY",
                  },
                ],
                "createdAt": "2026-06-14T10:21:00+08:00",
                "documentNumber": "PO2606140021",
                "documentType": "PO",
                "finishedAt": null,
                "id": "QXBwcm92YWxAMTAwMDAxQC9XSTEvV1Qx",
                "initiatorName": "陈予安",
                "instanceCode": "WI1",
                "moduleCode": "200101",
                "processName": "采购订单",
                "status": "RUNNING",
                "stepCode": "operations",
                "stepName": "营运审批",
                "submitterName": "陈予安",
                "summary": "样例粮油供应链公司 · 8 行",
                "taskCode": "WT1",
              },
            ],
            "totalCount": 12,
          },
        },
      }
    `);
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/msc-flowable/pendingtask/pageQuery',
        { pageNo: 1, pageSize: 30, orderBy: 'createdate desc' },
      ],
    ]);
  });

  test.each([
    ['STARTED', 'initiatedProcesses'],
    ['SUBMITTED', 'submittedProcesses'],
    ['FINISHED', 'finishedTasks'],
  ] as const)('load %s with a separate call', async (list, operation) => {
    mockRetail().answers(operation, page([{ ...TASK, taskId: null, status: 'withdrawn' }]));
    const { ask } = await signedInBrowser();
    const { data } = await ask(LIST, { list });
    expect(data).toMatchObject({
      viewer: { approvals: { totalCount: 1, nodes: [{ taskCode: null, status: 'WITHDRAWN' }] } },
    });
  });

  test('pass on search, filters and order', async () => {
    const retail = mockRetail().answers('pendingTasks', page([]));
    const { ask } = await signedInBrowser();
    const filter = {
      search: ' 粮油 ',
      documentType: 'PO',
      status: 'RETURNED',
      olderThanDays: 3,
      minimumAmount: '50000.00',
      maximumAmount: '1000000',
    };
    await ask(LIST, { list: 'PENDING', page: 2, pageSize: 50, order: 'AMOUNT', filter });
    await ask(LIST, { list: 'PENDING', order: 'OLDEST', filter: { search: ' ' } });
    expect(retail.asked.map(({ body }) => body)).toEqual([
      {
        pageNo: 2,
        pageSize: 50,
        orderBy: 'amount desc',
        keyword: '粮油',
        biztype: 'PO',
        status: 'returned',
        enddate: '2026-06-12',
        minamount: 50000,
        maxamount: 1000000,
      },
      { pageNo: 1, pageSize: 30, orderBy: 'createdate' },
    ]);
  });

  test.each([
    [{ page: 0 }, 'BAD_USER_INPUT'],
    [{ page: 1_000_001 }, 'BAD_USER_INPUT'],
    [{ pageSize: 0 }, 'BAD_USER_INPUT'],
    [{ pageSize: 101 }, 'QUERY_TOO_COMPLEX'],
    [{ filter: { search: 'x'.repeat(101) } }, 'BAD_USER_INPUT'],
    [{ filter: { status: 'UNKNOWN' } }, 'BAD_USER_INPUT'],
    [{ filter: { olderThanDays: -1 } }, 'BAD_USER_INPUT'],
  ])('refuse %j without a call', async (asked, code) => {
    const retail = mockRetail();
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(LIST, { list: 'PENDING', ...asked });
    expect(data).toEqual({ viewer: { approvals: null } });
    expect(errors).toMatchObject([{ path: ['viewer', 'approvals'], extensions: { code } }]);
    expect(retail.asked).toEqual([]);
  });

  test('drop rows without an instance and keep valid rows next to invalid ones', async () => {
    const bad = {
      workflowInstanceId: 7,
      status: 'asleep',
      createdate: 'yesterday',
      assigneeNames: [null, '李明'],
      batchButtons: 'many',
      amount: 'NaN',
    };
    const odd = {
      ...TASK,
      batchButtons: [null, {}, { ...SEND, params: 'x', form: [null, { columnname: 'a' }] }],
    };
    mockRetail().replies('pendingTasks', () => ({
      body: {
        returncode: '0',
        message: '',
        data: { total: '4', pageData: [bad, null, {}, odd, 'x'] },
      },
    }));
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(LIST, { list: 'PENDING' });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: {
        approvals: {
          totalCount: 4,
          nodes: [
            {
              instanceCode: '7',
              taskCode: null,
              status: 'UNKNOWN',
              createdAt: null,
              amount: null,
              assigneeNames: ['李明'],
              batchButtons: [],
            },
            { instanceCode: 'WI1', batchButtons: [{ name: '同意', form: [{ name: 'a' }] }] },
          ],
        },
      },
    });
  });

  test.each([{ total: 1, pageData: 'none' }])(
    'are an error when the services answer %j',
    async (data) => {
      mockRetail().replies('pendingTasks', () => ({
        body: { returncode: '0', message: '', data },
      }));
      const { ask } = await signedInBrowser();
      expect((await ask(LIST, { list: 'PENDING' })).errors).toMatchObject([
        { extensions: { reason: 'MALFORMED' } },
      ]);
    },
  );
});
