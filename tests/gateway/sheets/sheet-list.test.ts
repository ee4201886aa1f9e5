import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { CONFIG, mockModule, SHEET } from './sheet-support.ts';

describe('The documents of a module', () => {
  const LIST = `query($search: String, $status: SheetStatus, $pageSize: Int) { viewer { sheets(moduleCode: "200101", search: $search, status: $status,
    pageSize: $pageSize) { totalCount nodes { id number status amount creatorName createdAt header } } } }`;

  test('are listed by page', async () => {
    const { details: _lines, ...header } = SHEET;
    const retail = mockRetail()
      .answers('moduleConfig', CONFIG)
      .answers('/api/msc-sheet/PO/search', { total: 41, pageData: [header] });
    const { data, errors } = await (
      await signedInBrowser()
    ).ask(LIST, { search: ' PO%1 ', status: 'RETURNED' });
    expect(errors).toBeUndefined();
    expect(data).toMatchInlineSnapshot(`
      {
        "viewer": {
          "sheets": {
            "nodes": [
              {
                "amount": "142938.00",
                "createdAt": "2026-06-14T10:20:00+08:00",
                "creatorName": "陈予安",
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
                "id": "U2hlZXRIZWFkZXIvMjAwMTAxL1BPMQ",
                "number": "PO1",
                "status": "DRAFT",
              },
            ],
            "totalCount": 41,
          },
        },
      }
    `);
    expect(retail.asked[1]?.body).toEqual({
      pageNo: 1,
      pageSize: 30,
      orderBy: 'createtime desc',
      condition: [
        { field: 'sheetid', operation: 'like', value: '%PO_1%' },
        { field: 'status', operation: 'eq', value: '4' },
      ],
    });
  });

  test.each([
    [{ status: 'UNKNOWN' }, 'BAD_USER_INPUT'],
    [{ search: 'x'.repeat(101) }, 'BAD_USER_INPUT'],
    [{ pageSize: 101 }, 'QUERY_TOO_COMPLEX'],
  ])('are refused without a call for %j', async (asked, code) => {
    mockRetail().answers('moduleConfig', CONFIG);
    expect((await (await signedInBrowser()).ask(LIST, asked)).errors).toMatchObject([
      { extensions: { code } },
    ]);
  });
});

test('the form of a new document has the columns without a step', async () => {
  mockModule();
  const { data } = await (
    await signedInBrowser()
  ).ask(
    '{ viewer { sheetForm(moduleCode: "200101") { documentType header { name type isEditable } details { section columns { name } } } } }',
  );
  expect(data).toMatchInlineSnapshot(`
    {
      "viewer": {
        "sheetForm": {
          "details": [
            {
              "columns": [
                {
                  "name": "productid",
                },
                {
                  "name": "pknum",
                },
                {
                  "name": "pkqty",
                },
                {
                  "name": "remqty",
                },
                {
                  "name": "qty",
                },
                {
                  "name": "price",
                },
                {
                  "name": "iseditxs",
                },
              ],
              "section": "details",
            },
            {
              "columns": [
                {
                  "name": "fee",
                },
              ],
              "section": "fees",
            },
          ],
          "documentType": "PO",
          "header": [
            {
              "isEditable": false,
              "name": "sheetid",
              "type": "TAG",
            },
            {
              "isEditable": true,
              "name": "supplierid",
              "type": "SELECT_REST",
            },
            {
              "isEditable": false,
              "name": "suppliername",
              "type": "HIDE_TEXT",
            },
            {
              "isEditable": true,
              "name": "remark",
              "type": "TEXTAREA",
            },
            {
              "isEditable": false,
              "name": "amount",
              "type": "INPUT_NUM",
            },
          ],
        },
      },
    }
  `);
});

test('the form of documents that the account may not see is refused', async () => {
  const retail = mockRetail().refuses('moduleConfig', 'A0301').refuses('workflowColumns', 'A0301');
  const { ask } = await signedInBrowser();
  const { data, errors } = await ask(
    '{ viewer { sheetForm(moduleCode: "200101") { moduleCode } } }',
  );
  expect(data).toEqual({ viewer: { sheetForm: null } });
  expect(errors).toMatchObject([
    { path: ['viewer', 'sheetForm'], extensions: { code: 'FORBIDDEN', returncode: 'A0301' } },
  ]);
  expect(retail.paths()).toContain('msc-ucs/uiModuleBpm/listByModuleCode');
});
