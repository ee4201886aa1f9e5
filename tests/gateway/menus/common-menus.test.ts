import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  APPLICATIONS,
  MENU_TREE,
  SIGNED_IN_SUPPLIER,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

type Row = components['schemas']['CommonMenu'];

const ROWS: Row[] = [
  { menucode: 'M11', appcode: 'OPS', modulecode: '200101', sort: 1 },
  { menucode: 'M20', appcode: 'PUR', modulecode: null, sort: 2 },
];
const QUERY = '{ viewer { commonMenus { menuCode applicationCode moduleCode } } }';
const SAVE = `mutation($menus: [CommonMenuInput!]!) { commonMenusSave(input: { menus: $menus }) {
  viewer { commonMenus { menuCode } } userErrors { field code message }
} }`;
const M11 = { menuCode: 'M11', applicationCode: 'OPS' };
const M20 = { menuCode: 'M20', applicationCode: 'OPS' };

const page = (rows: Row[]) => ({ total: rows.length, pageData: rows });

function withMenus(): RetailNock {
  return mockRetail()
    .answers('staffApplications', APPLICATIONS)
    .answers('staffMenuTree', MENU_TREE)
    .answers('commonMenus', page(ROWS.slice(0, 1)))
    .answers('saveCommonMenus', ROWS.slice(0, 1));
}

async function save(menus: object[], retail = withMenus()) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(SAVE, { cookie: await signIn(), variables: { menus } });
  const sent = retail.asked
    .filter(({ path }) => path.endsWith('commonmenu/batchSave'))
    .map(({ body }) => body);
  return { outcome: data?.commonMenusSave, errors, sent };
}

test('common menus are those of the account in its post, in their order', async () => {
  const retail = mockRetail().answers('commonMenus', page(ROWS));
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(QUERY, { cookie: await signIn() });
  expect({ data, errors }).toEqual({
    data: {
      viewer: {
        commonMenus: [
          { menuCode: 'M11', applicationCode: 'OPS', moduleCode: '200101' },
          { menuCode: 'M20', applicationCode: 'PUR', moduleCode: null },
        ],
      },
    },
    errors: undefined,
  });
  expect(retail.asked).toEqual([
    {
      path: '/api/msc-ucs/commonmenu/pageQuery',
      body: {
        params: {
          usercode: 'ops_director',
          deptcode: 'D20',
          posttmplcode: 'PT02',
          postcode: 'P0002',
          apptype: '0',
        },
        pageNo: 1,
        pageSize: 20,
      },
      ssoToken: 'access-1',
      token: 'access-1',
    },
  ]);
});

test('common menus of a supplier are requested with empty post fields', async () => {
  const retail = mockRetail().answers('commonMenus', page([]));
  const { ask, signIn } = await startGateway();
  expect((await ask(QUERY, { cookie: await signIn(SIGNED_IN_SUPPLIER) })).data).toEqual({
    viewer: { commonMenus: [] },
  });
  expect(retail.asked[0]?.body).toMatchObject({
    params: { usercode: 'v10001', deptcode: '', posttmplcode: '', postcode: '' },
  });
});

test('common menus report that the services do not have them, so that a page can hide them', async () => {
  mockRetail().refuses('commonMenus', 'B0501', 'Not implemented');
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { name commonMenus { menuCode } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { name: '李明', commonMenus: null } });
  expect(errors).toMatchObject([
    {
      path: ['viewer', 'commonMenus'],
      extensions: { code: 'UPSTREAM_FAILED', reason: 'NOT_IMPLEMENTED' },
    },
  ]);
});

describe('saving common menus', () => {
  test('sends the whole list in its order with the menu’s data, each menu once, and reads it again', async () => {
    const retail = withMenus();
    const { outcome, errors, sent } = await save([M20, M11, M20], retail);
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({ viewer: { commonMenus: [{ menuCode: 'M11' }] }, userErrors: [] });
    expect(sent).toEqual([
      [
        { menucode: 'M20', appcode: 'OPS', modulecode: '200201', sort: 1 },
        { menucode: 'M11', appcode: 'OPS', modulecode: '200101', sort: 2 },
      ],
    ]);
    expect(retail.paths().at(-1)).toBe('msc-ucs/commonmenu/pageQuery');
  });

  test('removes all with an empty list, without loading menus', async () => {
    const retail = mockRetail().answers('commonMenus', page([])).answers('saveCommonMenus', []);
    const { outcome, sent } = await save([], retail);
    expect(outcome).toEqual({ viewer: { commonMenus: [] }, userErrors: [] });
    expect(sent).toEqual([[]]);
  });

  test('refuses more than 12, and states the maximum', async () => {
    const retail = withMenus();
    const many = Array.from({ length: 13 }, (_, index) => ({
      menuCode: `M${String(index)}`,
      applicationCode: 'OPS',
    }));
    const { outcome } = await save(many, retail);
    expect(outcome).toEqual({
      viewer: null,
      userErrors: [
        {
          field: ['input', 'menus'],
          code: 'TOO_MANY',
          message: 'You can have at most 12 common menus.',
        },
      ],
    });
    expect(retail.asked).toEqual([]);
  });

  test.each([
    ['that does not exist', { menuCode: 'M99', applicationCode: 'OPS' }],
    ['that is a group', { menuCode: 'M10', applicationCode: 'OPS' }],
    ['of an application that the account has not', { menuCode: 'M11', applicationCode: 'FIN' }],
    ['of an application that is not shown', { menuCode: 'M11', applicationCode: 'OLD' }],
  ])('refuses a menu %s and sends nothing', async (_what, menu) => {
    const { outcome, sent } = await save([M11, menu]);
    expect(outcome).toEqual({
      viewer: null,
      userErrors: [
        {
          field: ['input', 'menus', '1'],
          code: 'NOT_PERMITTED',
          message: 'You do not have access to this menu.',
        },
      ],
    });
    expect(sent).toEqual([]);
  });

  test.each([
    ['A0301', 'NOT_PERMITTED'],
    ['A0400', 'TOO_MANY'],
  ])('reports the refusal %s of the services as data', async (returncode, code) => {
    const retail = mockRetail()
      .answers('staffApplications', APPLICATIONS)
      .answers('staffMenuTree', MENU_TREE)
      .refuses('saveCommonMenus', returncode);
    const { outcome, errors } = await save([M11], retail);
    expect(errors).toBeUndefined();
    expect(outcome).toMatchObject({
      viewer: null,
      userErrors: [{ code, field: ['input', 'menus'] }],
    });
  });

  test('is an error when the menus cannot be loaded', async () => {
    const retail = mockRetail()
      .answers('staffApplications', APPLICATIONS)
      .replies('staffMenuTree', () => 'unreachable');
    const { outcome, errors, sent } = await save([M11], retail);
    expect([outcome, sent]).toEqual([null, []]);
    expect(errors).toMatchObject([
      { path: ['commonMenusSave'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
    ]);
  });

  test('sends all three lists when a list, a different one and the first again are saved', async () => {
    const retail = withMenus();
    const { ask, signIn } = await startGateway();
    const step = (name: string, menu: string) =>
      `${name}: commonMenusSave(input: { menus: [{ menuCode: "${menu}", applicationCode: "OPS" }] }) { userErrors { code } }`;
    await ask(`mutation { ${step('a', 'M11')} ${step('b', 'M20')} ${step('c', 'M11')} }`, {
      cookie: await signIn(),
    });
    expect(retail.paths().filter((path) => path.endsWith('batchSave'))).toHaveLength(3);
  });
});

test('a common menu that the services list twice is one, those of other applications are others', async () => {
  const [first, second] = ROWS as [Row, Row];
  const rows = [first, second, { ...first, sort: 3 }, { ...first, appcode: 'RPT' }];
  mockRetail().answers('commonMenus', page(rows));
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { commonMenus { menuCode applicationCode } } }', {
    cookie: await signIn(),
  });
  expect(data?.viewer).toEqual({
    commonMenus: [
      { menuCode: 'M11', applicationCode: 'OPS' },
      { menuCode: 'M20', applicationCode: 'PUR' },
      { menuCode: 'M11', applicationCode: 'RPT' },
    ],
  });
});
