import { expect, test } from 'vitest';
import { CHANNELS, GROUPS } from '../../support/gateway/data-cards.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const BASE_DATA = '{ viewer { channels { code name } purchaseGroups { code name } } }';

const page = (pageData: unknown) => ({
  body: { returncode: '0', message: 'ok', data: { total: 1, pageData } },
});

test('loads channels and purchasing groups with the calls of the specification', async () => {
  const retail = mockRetail()
    .answers('channels', { total: 3, pageData: CHANNELS })
    .answers('purchaseGroups', { total: 2, pageData: GROUPS });
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(BASE_DATA, { cookie: await signIn() });
  expect({ data, errors }).toEqual({
    data: {
      viewer: {
        channels: [
          { code: '01', name: '门店 POS' },
          { code: '02', name: '小程序' },
          { code: '03', name: '外卖' },
        ],
        purchaseGroups: [
          { code: '10', name: '生鲜' },
          { code: '20', name: '食品' },
        ],
      },
    },
    errors: undefined,
  });
  expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/zb-mca-base/channel/search',
      { condition: [], orderBy: 'channelid', pageNo: 1, pageSize: 10_000, entid: '100001' },
    ],
    [
      '/api/zb-mca-base/shopformclass/search',
      {
        condition: [{ field: 'deptlevelid', operation: 'eq', value: '1' }],
        pageNo: 1,
        pageSize: 10_000,
      },
    ],
  ]);
});

test('a failure of one list does not affect the other', async () => {
  mockRetail()
    .answers('channels', { total: 3, pageData: CHANNELS })
    .replies('purchaseGroups', () => 'unreachable');
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(BASE_DATA, { cookie: await signIn() });
  expect(data).toMatchObject({ viewer: { channels: [{}, {}, {}], purchaseGroups: null } });
  expect(errors).toMatchObject([
    { path: ['viewer', 'purchaseGroups'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
  ]);
});

test('leaves out rows without a code and duplicates, and uses the code as a missing name', async () => {
  const rows = [
    { channelid: 1, channelname: '一' },
    null,
    'x',
    {},
    { channelid: '1', channelname: 'again' },
    { channelid: '2' },
  ];
  mockRetail()
    .replies('channels', () =>
      page([...rows, { channelid: '3', channelname: `<b>${'长'.repeat(200)}</b>` }]),
    )
    .replies('purchaseGroups', () => page(null));
  const { ask, signIn } = await startGateway();
  const { data } = await ask(BASE_DATA, { cookie: await signIn() });
  expect(data).toEqual({
    viewer: {
      channels: [
        { code: '1', name: '一' },
        { code: '2', name: '2' },
        { code: '3', name: `<b>${'长'.repeat(200)}</b>` },
      ],
      purchaseGroups: [],
    },
  });
});

test('the accounts of an enterprise share the lists for a minute, and those of other enterprises do not', async () => {
  const retail = mockRetail()
    .replies('channels', (body) => {
      const { entid } = body as { entid: string };
      return page([{ channelid: entid, channelname: `of ${entid}` }]);
    })
    .answers('purchaseGroups', { total: 2, pageData: GROUPS });
  const { ask, signIn, clock } = await startGateway();
  const [cookie, colleague, stranger] = await Promise.all([
    signIn(),
    signIn({ ...SIGNED_IN_STAFF, userCode: 'colleague' }),
    signIn({ ...SIGNED_IN_STAFF, userCode: 'stranger', ent_id: '100002' }),
  ]);
  const namesOf = async (of: string) =>
    (await ask('{ viewer { channels { name } } }', { cookie: of })).data;
  expect(await namesOf(cookie)).toEqual({ viewer: { channels: [{ name: 'of 100001' }] } });
  expect(await namesOf(colleague)).toEqual({ viewer: { channels: [{ name: 'of 100001' }] } });
  expect(await namesOf(stranger)).toEqual({ viewer: { channels: [{ name: 'of 100002' }] } });
  expect(retail.asked).toHaveLength(2);
  clock.now += 60_000;
  await namesOf(colleague);
  expect(retail.asked).toHaveLength(3);
});

test('a visitor does not get the lists, even while they are cached', async () => {
  mockRetail().answers('channels', { total: 3, pageData: CHANNELS });
  const { ask, signIn } = await startGateway();
  await ask('{ viewer { channels { name } } }', { cookie: await signIn() });
  expect((await ask('{ viewer { channels { name } } }')).data).toEqual({ viewer: null });
});

test('gives each channel a place by its code, and lists first-level purchasing groups only', async () => {
  const channels = [
    { channelid: '10', channelname: 'ten' },
    { channelid: '2', channelname: 'two' },
  ];
  const groups = [
    { categoryid: '10', categoryname: '生鲜', deptlevelid: 1 },
    { categoryid: '1001', categoryname: '叶菜', deptlevelid: '2' },
    { categoryid: '20', categoryname: '食品' },
  ];
  mockRetail()
    .replies('channels', () => page(channels))
    .replies('purchaseGroups', () => page(groups));
  const { ask, signIn } = await startGateway();
  const { data } = await ask(
    '{ viewer { channels { code rank place } purchaseGroups { code level } } }',
    { cookie: await signIn() },
  );
  expect(data).toEqual({
    viewer: {
      channels: [
        { code: '10', rank: 2, place: 2 },
        { code: '2', rank: 1, place: 1 },
      ],
      purchaseGroups: [
        { code: '10', level: 1 },
        { code: '20', level: null },
      ],
    },
  });
});
