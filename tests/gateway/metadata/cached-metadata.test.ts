import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { askedAt, CODE, column, CONFIG, mockList } from '../lists/list-support.ts';

const MODULE = `{ viewer { listModule(code: "${CODE}") { columns { name options { value } } operations } } }`;
const CLEAR =
  'mutation($input: ListMetadataClearInput!) { listMetadataClear(input: $input) { viewer { listModule(code: "300101") { code } } userErrors { code } } }';
const LOOKUPS = {
  total: 1,
  pageData: [{ lookupid: 'U', itemcode: 'EA', itemname: '个', sort: 1 }],
};

async function portal(config: Parameters<typeof startGateway>[0] = {}, methods = ['002']) {
  const retail = mockList({
    rows: null,
    methods,
    columns: [column('storeid'), column('unit', 'SelectLookUp', { columndata: 'U' })],
  });
  retail.answers('lookups', LOOKUPS);
  const gateway = await startGateway(config);
  const calls = () =>
    [
      OPERATIONS.moduleConfig,
      OPERATIONS.moduleColumns,
      OPERATIONS.operations,
      OPERATIONS.lookups,
    ].map((path) => askedAt(retail, path).length);
  const asker = async (account: typeof SIGNED_IN_STAFF) => {
    const cookie = await gateway.signIn(account);
    return async (query = MODULE, variables = {}) => {
      const { data, errors } = await gateway.ask(query, { cookie, variables });
      expect(errors).toBeUndefined();
      return data;
    };
  };
  return { gateway, calls, asker, retail };
}

test('metadata are cached for a while, and lookups for the session', async () => {
  const { gateway, calls, asker } = await portal({ sharedCacheMs: 0 });
  const ask = await asker(SIGNED_IN_STAFF);
  const first = await ask();
  expect(first).toMatchObject({
    viewer: { listModule: { columns: [{}, { options: [{ value: 'EA' }] }] } },
  });
  expect(calls()).toEqual([1, 1, 1, 1]);
  gateway.clock.now += 59_999;
  expect(await ask()).toEqual(first);
  expect(calls()).toEqual([1, 1, 1, 1]);
  gateway.clock.now += 1;
  expect(await ask()).toEqual(first);
  expect(calls()).toEqual([2, 2, 2, 1]);
  const other = await asker(SIGNED_IN_STAFF);
  await other();
  expect(calls()).toEqual([2, 2, 2, 2]);
});

test.each([
  ['account', { ...SIGNED_IN_STAFF, userid: 'U7', userCode: 'other' }],
  ['post', { ...SIGNED_IN_STAFF, mainPost: { ...SIGNED_IN_STAFF.mainPost!, postCode: 'P0003' } }],
  ['store', { ...SIGNED_IN_STAFF, shopid: '1002' }],
  ['enterprise', { ...SIGNED_IN_STAFF, ent_id: '100002' }],
  ['kind of user', SIGNED_IN_SUPPLIER],
])('permissions are cached separately for a different %s', async (_what, account) => {
  const { calls, asker, retail } = await portal();
  const [one, other] = [await asker(SIGNED_IN_STAFF), await asker(account)];
  await one();
  await other();
  expect(calls().slice(0, 3)).toEqual([2, 2, 2]);
  expect(new Set(retail.asked.map(({ body }) => JSON.stringify(body))).size).toBe(2);
});

test('concurrent callers wait for the same answer', async () => {
  const { calls, asker } = await portal();
  const [one, other] = [await asker(SIGNED_IN_STAFF), await asker(SIGNED_IN_STAFF)];
  await Promise.all([one(), other(), one()]);
  expect(calls()).toEqual([1, 1, 1, 1]);
});

test('after clearing, all accounts of the enterprise load metadata again, and no others do', async () => {
  const { calls, asker } = await portal();
  const others = [
    await asker({ ...SIGNED_IN_STAFF, userid: 'U7', userCode: 'other' }),
    await asker({ ...SIGNED_IN_STAFF, ent_id: '100002' }),
  ] as const;
  const ask = await asker(SIGNED_IN_STAFF);
  for (const each of [ask, ...others]) await each();
  expect(calls()).toEqual([3, 3, 3, 2]);
  expect(await ask(CLEAR, { input: { moduleCode: CODE } })).toEqual({
    listMetadataClear: { viewer: { listModule: { code: CODE } }, userErrors: [] },
  });
  for (const each of [ask, ...others]) await each();
  expect(calls()).toEqual([5, 5, 5, 3]);
});

test.each([
  ['a supplier', SIGNED_IN_SUPPLIER, ['001', '002']],
  ['staff who may only export', SIGNED_IN_STAFF, ['006']],
])('%s cannot clear the metadata of the enterprise', async (_who, account, methods) => {
  const { calls, asker } = await portal({}, methods);
  const ask = await asker(account);
  await ask();
  const before = calls();
  expect(await ask(CLEAR, { input: { moduleCode: CODE } })).toEqual({
    listMetadataClear: { viewer: null, userErrors: [{ code: 'NOT_PERMITTED' }] },
  });
  await ask();
  expect(calls()).toEqual(before);
});

test('with METADATA_CACHE_MS 0 nothing is cached', async () => {
  const { calls, asker } = await portal({ metadataCacheMs: 0, sharedCacheMs: 0 });
  const ask = await asker(SIGNED_IN_STAFF);
  await ask();
  await ask();
  expect(calls()).toEqual([2, 2, 2, 2]);
});

test('a refusal is not cached', async () => {
  const { ask } = await portal().then(async ({ asker }) => ({ ask: await asker(SIGNED_IN_STAFF) }));
  const retail = mockRetail().answers('moduleColumns', []).answers('operations', []);
  const answers = [
    { returncode: 'A0400', message: '', data: null },
    { returncode: '0', message: '', data: CONFIG },
  ];
  retail.replies('moduleConfig', () => ({ body: answers.shift() }));
  const query = `{ viewer { listModule(code: "${CODE}") { code } } }`;
  expect(await ask(query)).toEqual({ viewer: { listModule: null } });
  expect(await ask(query)).toEqual({ viewer: { listModule: { code: CODE } } });
});
