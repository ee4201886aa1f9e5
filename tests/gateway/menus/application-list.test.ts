import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  APPLICATIONS,
  MENU_TREE,
  SIGNED_IN_SUPPLIER,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const APPLICATIONS_WITH_MENUS = `{ viewer { shopMode applications {
  id code name i18nCode shopScope logoUrl homeUrl
  menus { id code name i18nCode parentCodes isLeaf moduleCode icon }
} } }`;

test('lists the applications of a post with their menus, of type 0 only', async () => {
  const retail = mockRetail()
    .answers('staffApplications', APPLICATIONS)
    .answers('staffMenuTree', MENU_TREE);
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(APPLICATIONS_WITH_MENUS, { cookie: await signIn() });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "applications": [
            {
              "code": "OPS",
              "homeUrl": "200101",
              "i18nCode": "app.ops",
              "id": "QXBwbGljYXRpb25AMTAwMDAxQFNUQUZGflAwMDAyL09QUw",
              "logoUrl": null,
              "menus": [
                {
                  "code": "M10",
                  "i18nCode": "menu.order",
                  "icon": "shopping-cart",
                  "id": "TWVudU5vZGVAMTAwMDAxQFNUQUZGflAwMDAyL09QUy9NMTA",
                  "isLeaf": false,
                  "moduleCode": null,
                  "name": "订货",
                  "parentCodes": [],
                },
                {
                  "code": "M11",
                  "i18nCode": null,
                  "icon": null,
                  "id": "TWVudU5vZGVAMTAwMDAxQFNUQUZGflAwMDAyL09QUy9NMTE",
                  "isLeaf": true,
                  "moduleCode": "200101",
                  "name": "要货申请",
                  "parentCodes": [
                    "M10",
                  ],
                },
                {
                  "code": "M20",
                  "i18nCode": null,
                  "icon": null,
                  "id": "TWVudU5vZGVAMTAwMDAxQFNUQUZGflAwMDAyL09QUy9NMjA",
                  "isLeaf": true,
                  "moduleCode": "200201",
                  "name": "日报",
                  "parentCodes": [],
                },
              ],
              "name": "门店运营",
              "shopScope": "SINGLE",
            },
            {
              "code": "PUR",
              "homeUrl": null,
              "i18nCode": null,
              "id": "QXBwbGljYXRpb25AMTAwMDAxQFNUQUZGflAwMDAyL1BVUg",
              "logoUrl": null,
              "menus": [
                {
                  "code": "M10",
                  "i18nCode": "menu.order",
                  "icon": "shopping-cart",
                  "id": "TWVudU5vZGVAMTAwMDAxQFNUQUZGflAwMDAyL1BVUi9NMTA",
                  "isLeaf": false,
                  "moduleCode": null,
                  "name": "订货",
                  "parentCodes": [],
                },
                {
                  "code": "M11",
                  "i18nCode": null,
                  "icon": null,
                  "id": "TWVudU5vZGVAMTAwMDAxQFNUQUZGflAwMDAyL1BVUi9NMTE",
                  "isLeaf": true,
                  "moduleCode": "200101",
                  "name": "要货申请",
                  "parentCodes": [
                    "M10",
                  ],
                },
                {
                  "code": "M20",
                  "i18nCode": null,
                  "icon": null,
                  "id": "TWVudU5vZGVAMTAwMDAxQFNUQUZGflAwMDAyL1BVUi9NMjA",
                  "isLeaf": true,
                  "moduleCode": "200201",
                  "name": "日报",
                  "parentCodes": [],
                },
              ],
              "name": "采购管理",
              "shopScope": "MULTIPLE",
            },
          ],
          "shopMode": "BOTH",
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "entId": "100001",
          "postCode": "P0002",
          "postTmplCode": "PT02",
        },
        "path": "/api/msc-ucs/account/getPostAppInfo",
        "ssoToken": "access-1",
        "token": "access-1",
      },
      {
        "body": {
          "appCode": "OPS",
          "entId": "100001",
          "postCode": "P0002",
          "postTmplCode": "PT02",
        },
        "path": "/api/msc-ucs/account/getPostMenuTree",
        "ssoToken": "access-1",
        "token": "access-1",
      },
      {
        "body": {
          "appCode": "PUR",
          "entId": "100001",
          "postCode": "P0002",
          "postTmplCode": "PT02",
        },
        "path": "/api/msc-ucs/account/getPostMenuTree",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});

test('lists the applications of a supplier by its tenant account', async () => {
  const retail = mockRetail()
    .answers('supplierApplications', APPLICATIONS)
    .answers('supplierMenuTree', MENU_TREE);
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { shopMode applications { code menus { code } } } }';
  const { data, errors } = await ask(query, { cookie: await signIn(SIGNED_IN_SUPPLIER) });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "applications": [
            {
              "code": "OPS",
              "menus": [
                {
                  "code": "M10",
                },
                {
                  "code": "M11",
                },
                {
                  "code": "M20",
                },
              ],
            },
            {
              "code": "PUR",
              "menus": [
                {
                  "code": "M10",
                },
                {
                  "code": "M11",
                },
                {
                  "code": "M20",
                },
              ],
            },
          ],
          "shopMode": "NONE",
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "accountid": "v10001",
          "tenantid": "T10001",
        },
        "path": "/api/msc-ucs/tenantaccountapp/list",
        "ssoToken": "access-1",
        "token": "access-1",
      },
      {
        "body": {
          "accountid": "v10001",
          "appcode": "OPS",
          "tenantid": "T10001",
        },
        "path": "/api/msc-ucs/tenantaccount/getMenuTree",
        "ssoToken": "access-1",
        "token": "access-1",
      },
      {
        "body": {
          "accountid": "v10001",
          "appcode": "PUR",
          "tenantid": "T10001",
        },
        "path": "/api/msc-ucs/tenantaccount/getMenuTree",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});
