import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { mockModule, SHEET } from './sheet-support.ts';
import { ONE } from './sheet-query.ts';

describe('A document', () => {
  test('has its header, its lines, their form and their totals', async () => {
    const retail = mockModule();
    const { data, errors } = await (await signedInBrowser()).ask(ONE);
    expect(errors).toBeUndefined();
    expect(data).toMatchInlineSnapshot(`
      {
        "viewer": {
          "sheet": {
            "amount": "142938.00",
            "approval": null,
            "details": [
              {
                "rows": [
                  {
                    "lineno": 1,
                    "pknum": 12,
                    "pkqty": 4,
                    "price": 3.5,
                    "productid": "P1",
                    "qty": 48.1,
                    "remqty": 0.1,
                  },
                  {
                    "lineno": 2,
                    "pknum": 6,
                    "pkqty": 0,
                    "price": 2,
                    "productid": "P2",
                    "qty": 0.2,
                    "remqty": 0.2,
                  },
                ],
                "section": "details",
                "sums": {
                  "pkqty": "4",
                  "qty": "48.3",
                  "remqty": "0.3",
                },
                "totalCount": 2,
              },
              {
                "rows": [],
                "section": "fees",
                "sums": {
                  "fee": "0",
                },
                "totalCount": 0,
              },
            ],
            "documentType": "PO",
            "form": {
              "details": [
                {
                  "columns": [
                    {
                      "isSummed": false,
                      "name": "productid",
                    },
                    {
                      "isSummed": false,
                      "name": "pknum",
                    },
                    {
                      "isSummed": true,
                      "name": "pkqty",
                    },
                    {
                      "isSummed": true,
                      "name": "remqty",
                    },
                    {
                      "isSummed": true,
                      "name": "qty",
                    },
                    {
                      "isSummed": false,
                      "name": "price",
                    },
                    {
                      "isSummed": false,
                      "name": "iseditxs",
                    },
                  ],
                  "i18nCode": "detail.goods",
                  "section": "details",
                  "title": "商品明细",
                },
                {
                  "columns": [
                    {
                      "isSummed": true,
                      "name": "fee",
                    },
                  ],
                  "i18nCode": null,
                  "section": "fees",
                  "title": "费用",
                },
              ],
              "documentType": "PO",
              "header": [
                {
                  "name": "sheetid",
                },
                {
                  "name": "supplierid",
                },
                {
                  "name": "suppliername",
                },
                {
                  "name": "remark",
                },
                {
                  "name": "amount",
                },
              ],
              "moduleCode": "200101",
            },
            "header": {
              "amount": 142938,
              "createtime": "2026-06-14 10:20:00",
              "creator": "buyer_fresh",
              "creatorname": "陈予安",
              "remark": null,
              "sheetid": "PO1",
              "sheettype": "PO",
              "status": "0",
              "supplierid": "S1",
              "suppliername": "样例粮油",
              "version": 3,
              "workflowInstanceId": null,
            },
            "id": "U2hlZXRAMTAwMDAxQC8yMDAxMDEvUE8x",
            "number": "PO1",
            "status": "DRAFT",
            "version": 3,
          },
        },
      }
    `);
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/msc-ucs/uiModuleBpm/listByModuleCode', { moduleCode: '200101' }],
      ['/api/msc-ucs/moduleConfig/getOne', { modulecode: '200101' }],
      ['/api/msc-sheet/PO/searchItem', { sheetId: 'PO1' }],
    ]);
  });

  test('in a process has the columns of its current step', async () => {
    const retail = mockModule({ ...SHEET, status: '1', workflowInstanceId: 'WI1' }).replies(
      'processInstance',
      () => ({
        body: {
          returncode: '0',
          message: '',
          data: { workflowInstanceId: 'WI1', activityId: 'operations', activityName: '营运审批' },
        },
      }),
    );
    const { data } = await (await signedInBrowser()).ask(ONE);
    expect(data).toMatchObject({
      viewer: { sheet: { status: 'IN_PROCESS', approval: { instanceCode: 'WI1' } } },
    });
    expect(retail.asked.map(({ body }) => body)).toContainEqual({
      moduleCode: '200101',
      activityId: 'operations',
      activityName: '营运审批',
    });
    // The columns without a step are loaded ahead, because most documents have none.
    expect(retail.paths()).toHaveLength(5);
  });
});
