import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  APPLICATIONS,
  LAYOUT,
  MENU_TREE,
  moduleOf,
  POSTS,
  SHEET_TYPES,
  SHOPS,
  WORK_TOTALS,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const ENTITIES = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  __typename
  ... on Viewer { code }
  ... on Enterprise { name today }
  ... on Post { name }
  ... on Shop { name }
  ... on Application { code menus { code } }
  ... on MenuNode { name }
  ... on Module { name target { ... on BuiltInScreen { screen } } }
  ... on SheetType { name }
  ... on KpiCard { code }
  ... on TodoCard { code counters { todo } }
  ... on UnknownCard { kind }
} }`;

const id = (type: string, ...keys: string[]) =>
  Buffer.from([type, ...keys].join('/')).toString('base64url');

function services() {
  return mockRetail()
    .answers('posts', POSTS)
    .answers('shops', SHOPS)
    .answers('staffApplications', APPLICATIONS)
    .answers('staffMenuTree', MENU_TREE)
    .answers('sheetTypes', { total: 2, pageData: SHEET_TYPES })
    .answers('menuQuery', [moduleOf('portal:list')])
    .answers('dashboardLayout', LAYOUT)
    .answers('todoTotals', WORK_TOTALS);
}

test('resolves every entity for the signed-in account, and loads each list once', async () => {
  const retail = services();
  const { ask, signIn } = await startGateway();
  const representations = [
    { __typename: 'Viewer', id: id('Viewer', '100001', 'ops_director') },
    { __typename: 'Enterprise', id: id('Enterprise', '100001') },
    { __typename: 'Post', id: id('Post', 'P0003') },
    { __typename: 'Shop', id: id('Shop', '1002') },
    { __typename: 'Application', id: id('Application', 'OPS') },
    { __typename: 'MenuNode', id: id('MenuNode', 'OPS', 'M11') },
    { __typename: 'Module', id: id('Module', 'OPS', '200101') },
    { __typename: 'SheetType', code: 'PO' },
    { __typename: 'KpiCard', id: id('Card', 'home', 'operating01') },
    { __typename: 'TodoCard', id: id('Card', 'home', 'todo') },
    { __typename: 'UnknownCard', id: id('Card', 'home', 'weather') },
  ];
  const { data, errors } = await ask(ENTITIES, {
    variables: { representations },
    cookie: await signIn(),
  });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "_entities": [
          {
            "__typename": "Viewer",
            "code": "ops_director",
          },
          {
            "__typename": "Enterprise",
            "name": "样例零售集团",
            "today": "2026-06-15",
          },
          {
            "__typename": "Post",
            "name": "区域经理",
          },
          {
            "__typename": "Shop",
            "name": "徐汇店",
          },
          {
            "__typename": "Application",
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
            "__typename": "MenuNode",
            "name": "要货申请",
          },
          {
            "__typename": "Module",
            "name": "要货申请",
            "target": {
              "screen": "list",
            },
          },
          {
            "__typename": "SheetType",
            "name": "采购订单",
          },
          {
            "__typename": "KpiCard",
            "code": "operating01",
          },
          {
            "__typename": "TodoCard",
            "code": "todo",
            "counters": {
              "todo": 9,
            },
          },
          {
            "__typename": "UnknownCard",
            "kind": "WeatherCard",
          },
        ],
      },
      "errors": undefined,
    }
  `);
  expect(new Set(retail.paths()).size).toBe(retail.paths().length);
});

test('returns no entity of a different account or type, or with a forged id', async () => {
  services();
  const { ask, signIn } = await startGateway();
  const representations = [
    { __typename: 'Viewer', id: id('Viewer', '100001', 'admin') },
    { __typename: 'Enterprise', id: id('Enterprise', '999') },
    { __typename: 'Shop', id: id('Post', '1002') },
    { __typename: 'Application', id: id('Application', 'OLD') },
    { __typename: 'MenuNode', id: id('MenuNode', 'OLD', 'M11') },
    { __typename: 'MenuNode', id: '%%%' },
    { __typename: 'Module', id: 'x' },
    { __typename: 'KpiCard', id: id('Card', 'home', 'todo') },
    { __typename: 'KpiCard', id: '' },
  ];
  const { data, errors } = await ask(ENTITIES, {
    variables: { representations },
    cookie: await signIn(),
  });
  expect(data).toEqual({ _entities: representations.map(() => null) });
  expect(errors).toBeUndefined();
});

test('resolves nothing for a visitor', async () => {
  const { ask } = await startGateway();
  const representations = [{ __typename: 'Shop', id: id('Shop', '1002') }];
  const { errors } = await ask(ENTITIES, { variables: { representations } });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a hundred entities of a kind cost one call, and one more is refused before any', async () => {
  const retail = services();
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      __typename: 'Shop',
      number: `${1001 + index}`,
    }));
  const hundred = await ask(ENTITIES, { variables: { representations: numbered(100) }, cookie });
  expect(hundred.errors).toBeUndefined();
  expect((hundred.data?._entities as (object | null)[]).filter((each) => each !== null)).toEqual([
    { __typename: 'Shop', name: '静安店' },
    { __typename: 'Shop', name: '徐汇店' },
  ]);
  expect(retail.paths()).toHaveLength(1);

  const { data, errors } = await ask(ENTITIES, {
    variables: { representations: numbered(101) },
    cookie,
  });
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'QUERY_TOO_COMPLEX',
    limit: { name: 'representations', limit: 100, value: 101 },
  });
  expect(retail.paths()).toHaveLength(1);
});
