import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { APPLICATIONS, MENU_TREE } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const APPLICATIONS_WITH_MENUS = `{ viewer { shopMode applications {
  id code name i18nCode shopScope logoUrl homeUrl
  menus { id code name i18nCode parentCodes isLeaf moduleCode icon }
} } }`;

describe('the shop mode', () => {
  const single = APPLICATIONS[0]!;
  const multiple = APPLICATIONS[1]!;
  test.each([
    ['NONE', []],
    ['SINGLE', [single]],
    ['MULTIPLE', [multiple, { ...single, apptype: '1' }]],
    ['BOTH', [single, multiple]],
  ])('is %s', async (shopMode, applications) => {
    mockRetail().answers('staffApplications', applications);
    const { ask, signIn } = await startGateway();
    expect((await ask('{ viewer { shopMode } }', { cookie: await signIn() })).data).toEqual({
      viewer: { shopMode },
    });
  });
});

test.each(['A0301', 'B0001', 'B0501', 'X9999'])(
  'a list refused with %s returns no applications and no error',
  async (returncode) => {
    mockRetail().refuses('staffApplications', returncode);
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask(APPLICATIONS_WITH_MENUS, { cookie: await signIn() });
    expect({ data, errors }).toEqual({
      data: { viewer: { shopMode: 'NONE', applications: [] } },
      errors: undefined,
    });
  },
);

test.each([
  ['unreachable', 'unreachable' as const, 'UPSTREAM_UNREACHABLE'],
  ['answering HTML', { body: '<!doctype html><title>Login</title>' }, 'UPSTREAM_FAILED'],
  ['answering another envelope', { body: { ok: true, rows: [] } }, 'UPSTREAM_FAILED'],
  [
    'answering no list',
    { body: { returncode: '0', message: 'ok', data: { rows: [] } } },
    'UPSTREAM_FAILED',
  ],
  [
    'answering half a body',
    { body: '{"returncode":"0","message":"ok","data":[{"appco' },
    'UPSTREAM_FAILED',
  ],
])('services %s are an error of this field only', async (_what, reply, code) => {
  mockRetail().replies('staffApplications', () => reply);
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { name applications { code } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { name: '李明', applications: null } });
  expect(errors).toMatchObject([
    { path: ['viewer', 'applications'], extensions: { code, requestId: 'test-request' } },
  ]);
});

test('uses the code of an application as its missing name, and leaves out applications without a code', async () => {
  const [first, second] = APPLICATIONS;
  const data = [{ ...first, appname: null }, { ...first, appcode: undefined }, second];
  mockRetail().replies('staffApplications', () => ({
    body: { returncode: '0', message: 'ok', data },
  }));
  const { ask, signIn } = await startGateway();
  const answer = await ask('{ viewer { applications { code name } } }', { cookie: await signIn() });
  expect(answer.errors).toBeUndefined();
  expect(answer.data?.viewer).toMatchObject({
    applications: [{ code: 'OPS', name: 'OPS' }, { code: 'PUR' }],
  });
});

test('a failing menu is an error of its application only', async () => {
  mockRetail()
    .answers('staffApplications', APPLICATIONS)
    .replies('staffMenuTree', (body) =>
      (body as { appCode: string }).appCode === 'PUR'
        ? 'unreachable'
        : { body: { returncode: '0', message: 'ok', data: MENU_TREE } },
    );
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { applications { code menus { code } } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({
    viewer: {
      applications: [
        { code: 'OPS', menus: [{ code: 'M10' }, { code: 'M11' }, { code: 'M20' }] },
        { code: 'PUR', menus: null },
      ],
    },
  });
  expect(errors).toMatchObject([{ path: ['viewer', 'applications', 1, 'menus'] }]);
});

test('a list selected twice is loaded once', async () => {
  const retail = mockRetail()
    .answers('staffApplications', APPLICATIONS)
    .answers('staffMenuTree', MENU_TREE);
  const { ask, signIn } = await startGateway();
  await ask(
    '{ viewer { shopMode a: applications { menus { id } } b: applications { menus { code } } } }',
    {
      cookie: await signIn(),
    },
  );
  expect(retail.paths()).toEqual([
    'msc-ucs/account/getPostAppInfo',
    'msc-ucs/account/getPostMenuTree',
    'msc-ucs/account/getPostMenuTree',
  ]);
});

test('an application that the services list twice, such as by two grants, is one', async () => {
  const [first, second] = APPLICATIONS as [object, object];
  const pageData = [first, second, { ...first, appname: '又一个', issingleshop: '2' }];
  mockRetail().answers('staffApplications', pageData);
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { applications { code name } } }', {
    cookie: await signIn(),
  });
  expect(data?.viewer).toEqual({
    applications: [
      { code: 'OPS', name: '门店运营' },
      { code: 'PUR', name: '采购管理' },
    ],
  });
});
