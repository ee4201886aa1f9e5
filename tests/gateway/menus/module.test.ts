import { expect, test } from 'vitest';
import { parseTarget } from '../../../gateway/menus/target.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { moduleOf } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const MODULE = `{ viewer { module(code: "200101", applicationCode: "OPS") {
  id code name i18nCode applicationCode
  target { __typename ... on BuiltInScreen { screen parameters { name value } } ... on EmbeddedModule { url } ... on NoTarget { reason } }
} } }`;

test('finds the module behind a menu', async () => {
  const retail = mockRetail().answers('menuQuery', [moduleOf('portal:list?module=shop&size=50')]);
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(MODULE, { cookie: await signIn() });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "module": {
            "applicationCode": "OPS",
            "code": "200101",
            "i18nCode": "module.order",
            "id": "TW9kdWxlQDEwMDAwMUBTVEFGRn5QMDAwMi9PUFMvMjAwMTAx",
            "name": "要货申请",
            "target": {
              "__typename": "BuiltInScreen",
              "parameters": [
                {
                  "name": "module",
                  "value": "shop",
                },
                {
                  "name": "size",
                  "value": "50",
                },
              ],
              "screen": "list",
            },
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "params": {
            "appcode": "OPS",
            "crossapp": "0",
            "modulecode": "200101",
            "sheettype": "",
          },
        },
        "path": "/api/msc-ucs/menu/query",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});

test('finds a module that has no menu', async () => {
  const retail = mockRetail()
    .answers('menuQuery', [])
    .answers('moduleQuery', [
      { ...moduleOf('portal:message'), modulecode: '100002', appcode: 'SYS' },
    ]);
  const { ask, signIn } = await startGateway();
  const { data } = await ask(
    '{ viewer { module(code: "100002") { code target { ... on BuiltInScreen { screen } } } } }',
    {
      cookie: await signIn(),
    },
  );
  expect(data).toEqual({ viewer: { module: { code: '100002', target: { screen: 'message' } } } });
  expect(retail.asked.map(({ path, body }) => [path, body])).toMatchInlineSnapshot(`
    [
      [
        "/api/msc-ucs/menu/query",
        {
          "params": {
            "appcode": "",
            "crossapp": "0",
            "modulecode": "100002",
            "sheettype": "",
          },
        },
      ],
      [
        "/api/msc-ucs/module/query",
        {
          "params": {
            "appcode": "",
            "crossapp": "1",
            "modulecode": "100002",
            "sheettype": "",
          },
        },
      ],
    ]
  `);
});

test.each([5, true, {}])('a module whose url is %j opens nothing', async (url) => {
  const data = [{ ...moduleOf(null), url }];
  mockRetail().replies('menuQuery', () => ({ body: { returncode: '0', message: '', data } }));
  const { ask, signIn } = await startGateway();
  const answer = await ask(MODULE, { cookie: await signIn() });
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({ viewer: { module: { target: { __typename: 'NoTarget' } } } });
});

test('returns null for an unknown code', async () => {
  mockRetail()
    .answers('menuQuery', [])
    .replies('moduleQuery', () => ({ body: { returncode: '0', message: 'ok', data: null } }));
  const { ask, signIn } = await startGateway();
  expect((await ask(MODULE, { cookie: await signIn() })).data).toEqual({
    viewer: { module: null },
  });
});

test('returns a refusal with its code and the services’ message', async () => {
  mockRetail().refuses('menuQuery', 'C1234', '模块已停用');
  const { ask, signIn } = await startGateway();
  expect((await ask(MODULE, { cookie: await signIn() })).errors).toMatchInlineSnapshot(`
    [
      {
        "extensions": {
          "code": "UPSTREAM_FAILED",
          "requestId": "test-request",
          "returncode": "C1234",
          "upstream": {
            "operation": "menuQuery",
          },
        },
        "locations": [
          {
            "column": 12,
            "line": 1,
          },
        ],
        "message": "模块已停用",
        "path": [
          "viewer",
          "module",
        ],
      },
    ]
  `);
});

const ORIGINS = ['https://apps.example', 'http://10.0.0.5:8080'];

test.each([
  ['portal:dashboard', { __typename: 'BuiltInScreen', screen: 'dashboard', parameters: [] }],
  [
    'portal:sheet?type=PO&x=%E4%B8%AD',
    {
      screen: 'sheet',
      parameters: [
        { name: 'type', value: 'PO' },
        { name: 'x', value: '中' },
      ],
    },
  ],
  [
    'https://apps.example/a?b=c#d',
    { __typename: 'EmbeddedModule', url: 'https://apps.example/a?b=c#d' },
  ],
  ['HTTP://10.0.0.5:8080', { __typename: 'EmbeddedModule', url: 'http://10.0.0.5:8080/' }],
])('%s is a target', (url, target) => {
  expect(parseTarget(url, ORIGINS)).toMatchObject(target);
});

test.each([null, undefined, '', '   '])('%j opens nothing because nothing is configured', (url) => {
  expect(parseTarget(url, ORIGINS)).toEqual({ __typename: 'NoTarget', reason: 'NOT_CONFIGURED' });
});

test.each([
  'https://evil.example/',
  'https://apps.example.evil.example/',
  'https://user@apps.example/',
  'https://apps.example:444/',
  'http://apps.example/',
  'javascript:alert(1)',
  'portal:',
  'portal:List',
  'portal:../x',
  '//apps.example/',
  '/relative',
  'https://',
  'data:text/html,x',
])('%s opens nothing because it is not allowed', (url) => {
  expect(parseTarget(url, ORIGINS)).toEqual({ __typename: 'NoTarget', reason: 'NOT_ALLOWED' });
});

test('reports that the account has no permission for an existing module', async () => {
  const retail = mockRetail().refuses('menuQuery', 'A0301', 'Not permitted for this module');
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { name module(code: "200501") { code } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { name: '李明', module: null } });
  expect(errors).toMatchObject([
    {
      path: ['viewer', 'module'],
      message: 'You do not have permission to do this.',
      extensions: { code: 'FORBIDDEN', returncode: 'A0301', upstream: { operation: 'menuQuery' } },
    },
  ]);
  expect(retail.paths()).toEqual(['msc-ucs/menu/query']);
});
