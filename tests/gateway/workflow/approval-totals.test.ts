import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { TASK, TOTALS } from './approval-support.ts';
import { page } from './list-support.ts';

describe('The six counters', () => {
  const COUNTS = '{ viewer { approvalTotals { started submitted pending pool todo finished } } }';

  test('are those of the services', async () => {
    const retail = mockRetail().answers('todoTotals', TOTALS);
    const { ask } = await signedInBrowser();
    expect((await ask(COUNTS)).data).toEqual({
      viewer: {
        approvalTotals: { started: 7, submitted: 5, pending: 11, pool: 23, todo: 9, finished: 129 },
      },
    });
    expect(retail.paths()).toEqual(['msc-flowable/report/total']);
  });

  test.each([
    [null, { started: null, submitted: null, pending: 0, pool: 0, todo: 0, handled: 0 }],
    [
      { ...TOTALS, pendingTaskCount: null },
      { started: 7, submitted: 5, pending: 0, pool: 23, todo: 9, handled: 129 },
    ],
  ])('are zero where the services have nothing to count (%j)', async (data, approvalTotals) => {
    mockRetail().replies('todoTotals', () => ({ body: { returncode: '0', message: '', data } }));
    const { ask } = await signedInBrowser();
    const counts = '{ viewer { approvalTotals { started submitted pending pool todo handled } } }';
    expect(await ask(counts)).toMatchObject({ data: { viewer: { approvalTotals } } });
  });

  test.each([{}, { pendingTaskCount: 'many' }])(
    'are null with an error when the services answer %j',
    async (data) => {
      mockRetail().replies('todoTotals', () => ({ body: { returncode: '0', message: '', data } }));
      const { ask } = await signedInBrowser();
      const answer = await ask(COUNTS);
      expect(answer.data).toEqual({ viewer: { approvalTotals: null } });
      expect(answer.errors).toMatchObject([{ extensions: { reason: 'MALFORMED' } }]);
    },
  );
});

describe('An approval whose services leave the module out', () => {
  const { moduleCode: _left, ...row } = TASK;
  const MODULE = '{ viewer { approvals(list: PENDING) { nodes { documentType moduleCode } } } }';

  test('finds it by document type, once for all rows of a type', async () => {
    const retail = mockRetail()
      .answers(
        'pendingTasks',
        page([
          { ...row, workflowInstanceId: 'A' },
          { ...row, workflowInstanceId: 'B' },
        ]),
      )
      .answers('menuQuery', [
        {
          modulecode: '200101',
          modulename: '采购订单',
          appcode: 'OPS',
          url: 'portal:sheet?type=PO',
        },
      ]);
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(MODULE);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        approvals: {
          nodes: [
            { documentType: 'PO', moduleCode: '200101' },
            { documentType: 'PO', moduleCode: '200101' },
          ],
        },
      },
    });
    expect(
      retail.asked.filter(({ path }) => path.endsWith('menu/query')).map(({ body }) => body),
    ).toEqual([{ params: { modulecode: '', appcode: '', sheettype: 'PO', crossapp: '1' } }]);
  });

  test('has no module if that fails', async () => {
    mockRetail()
      .answers('pendingTasks', page([row]))
      .refuses('menuQuery', 'B0001');
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(MODULE);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: { approvals: { nodes: [{ documentType: 'PO', moduleCode: null }] } },
    });
  });
});
