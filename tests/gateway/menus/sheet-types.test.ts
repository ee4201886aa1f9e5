import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SHEET_TYPES } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

test('lists the types of documents', async () => {
  const retail = mockRetail().answers('sheetTypes', { total: 2, pageData: SHEET_TYPES });
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { sheetTypes { code name i18nCode } } }', {
    cookie: await signIn(),
  });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "sheetTypes": [
            {
              "code": "PO",
              "i18nCode": "sheet.po",
              "name": "采购订单",
            },
            {
              "code": "RT",
              "i18nCode": null,
              "name": "退货单",
            },
          ],
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "fields": [
            "sheettype",
            "sheettypename",
            "i18ncode",
          ],
          "pageNo": 1,
          "pageSize": 10000,
          "params": {},
        },
        "path": "/api/msc-gls/sheetConfig/pageQuery",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});
