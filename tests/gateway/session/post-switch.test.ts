import { describe, expect, test } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  POSTS,
  SHOPS,
  SIGNED_IN_STAFF,
  SIGNED_IN_SUPPLIER,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { MULTIPLE, SINGLE, switched, services, signedIn, outcomeOf } from './switch-support.ts';

const [, AREA] = POSTS as [(typeof POSTS)[0], (typeof POSTS)[0]];

describe('a post switch', () => {
  test('applies here and at the services', async () => {
    const retail = services().answers(
      'switchPost',
      switched({ mainPost: AREA, shopid: '1002', shopname: '徐汇店' }),
    );
    const { toPost, ask, cookie } = await signedIn();
    expect(outcomeOf(await toPost({ postCode: 'P0003', shopCode: '1002' }))).toEqual({
      viewer: {
        mainPost: { code: 'P0003' },
        shop: { code: '1002' },
        signedInAt: '2026-06-15T08:29:00+08:00',
        session: { scope: 'P0003~1002' },
      },
      userErrors: [],
    });
    expect(retail.asked).toMatchObject([
      { path: '/api/msc-ucs/account/getPostList', body: { usercode: 'ops_director' } },
      {
        path: '/api/msc-ucs/account/getShopList',
        body: { usercode: 'ops_director', postcode: 'P0003' },
      },
      {
        path: '/api/msc-auth/authentication/switchPost',
        body: { postcode: 'P0003', shopid: '1002' },
        ssoToken: 'access-1',
      },
    ]);
    expect((await ask('{ viewer { mainPost { code } } }', { cookie })).data).toEqual({
      viewer: { mainPost: { code: 'P0003' } },
    });
    const old = { 'x-portal-scope': 'P0002~1001' };
    expect(
      (await ask('{ viewer { code } }', { cookie, headers: old })).errors?.[0]?.extensions.code,
    ).toBe('SCOPE_CHANGED');
  });

  test('is refused from a page with an outdated scope, and works from one without, in the new scope', async () => {
    services().answers('switchPost', switched({ mainPost: AREA }));
    const { toPost } = await signedIn();
    const input = { postCode: 'P0003', shopCode: '1001' };
    const refused = await toPost(input, { 'x-portal-scope': 'P0009~' });
    expect(refused.errors?.[0]?.extensions.code).toBe('SCOPE_CHANGED');
    const { data, errors } = await toPost(input);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ postSwitch: { viewer: { session: { scope: 'P0003~1001' } } } });
  });

  test('can list the stores of the new post beforehand', async () => {
    const retail = services();
    const { ask, cookie } = await signedIn();
    const { data } = await ask('{ viewer { shopsOfPost(postCode: "P0003") { code name } } }', {
      cookie,
    });
    expect(data).toEqual({
      viewer: {
        shopsOfPost: [
          { code: '1001', name: '静安店' },
          { code: '1002', name: '徐汇店' },
        ],
      },
    });
    expect(retail.asked[0]?.body).toEqual({ usercode: 'ops_director', postcode: 'P0003' });
  });

  test.each([
    [
      'a post that the account has not',
      { postCode: 'P0001', shopCode: '1001' },
      'postCode',
      'NOT_PERMITTED',
    ],
    [
      'a store that the post does not see',
      { postCode: 'P0003', shopCode: '9999' },
      'shopCode',
      'NOT_PERMITTED',
    ],
    [
      'no store where there are some to choose from',
      { postCode: 'P0003' },
      'shopCode',
      'SHOP_REQUIRED',
    ],
    ['an empty store', { postCode: 'P0003', shopCode: '' }, 'shopCode', 'SHOP_REQUIRED'],
  ])('is refused with %s, and nothing is switched', async (_what, input, field, code) => {
    const retail = services({ applications: SINGLE });
    const { toPost, sessions } = await signedIn();
    expect(outcomeOf(await toPost(input))).toEqual({
      viewer: null,
      userErrors: [{ field: ['input', field], code }],
    });
    expect(retail.paths().filter((path) => path.includes('switch'))).toEqual([]);
    expect((await sessions.ofAccount(SIGNED_IN_STAFF))[0]).toMatchObject({
      accountVersion: 1,
      account: { shopid: '1001' },
    });
  });

  test('checks the applications of the new post if no store is named', async () => {
    const retail = services({ applications: MULTIPLE }).answers(
      'switchPost',
      switched({ mainPost: AREA, shopid: null }),
    );
    const { toPost } = await signedIn();
    expect(outcomeOf(await toPost({ postCode: 'P0003' }))).toMatchObject({
      viewer: { shop: null },
      userErrors: [],
    });
    expect(retail.asked.find(({ path }) => path.endsWith('getPostAppInfo'))?.body).toEqual({
      entId: '100001',
      postTmplCode: 'PT03',
      postCode: 'P0003',
    });
    expect(retail.asked.at(-1)?.body).toEqual({ postcode: 'P0003', shopid: null });
  });

  test.each([
    ['refused', () => ({ body: { returncode: 'A0301', message: '', data: null } })],
    ['unavailable', () => 'unreachable' as const],
  ])('requires a store when the applications of the post are %s', async (_what, reply) => {
    mockRetail()
      .answers('posts', POSTS)
      .answers('shops', SHOPS)
      .replies('staffApplications', reply);
    const { toPost } = await signedIn();
    expect(outcomeOf(await toPost({ postCode: 'P0003' }))).toMatchObject({
      userErrors: [{ code: 'SHOP_REQUIRED' }],
    });
  });

  test.each([
    ['its only store', SHOPS.slice(1), '1002'],
    ['none where it sees none', [], null],
  ])('uses %s without requiring a choice', async (_what, shops, shopid) => {
    const retail = services({ shops }).answers('switchPost', switched({ mainPost: AREA, shopid }));
    const { toPost } = await signedIn();
    expect(outcomeOf(await toPost({ postCode: 'P0003' }))).toMatchObject({ userErrors: [] });
    expect(retail.asked.at(-1)?.body).toEqual({ postcode: 'P0003', shopid });
  });

  test.each([
    [
      'A0301',
      { postCode: 'P0003', shopCode: '1001' },
      [{ field: ['input', 'shopCode'], code: 'NOT_PERMITTED' }],
    ],
    ['A0301', { postCode: 'P0003' }, [{ field: null, code: 'NOT_PERMITTED' }]],
    ['A0400', { postCode: 'P0003' }, [{ field: ['input', 'shopCode'], code: 'SHOP_REQUIRED' }]],
  ])(
    'that the services refuse with %s for %j is reported as not permitted',
    async (returncode, input, userErrors) => {
      services({ applications: MULTIPLE }).refuses('switchPost', returncode);
      const { toPost, ask, cookie } = await signedIn();
      expect(outcomeOf(await toPost(input))).toEqual({ viewer: null, userErrors });
      expect((await ask('{ viewer { mainPost { code } } }', { cookie })).data).toEqual({
        viewer: { mainPost: { code: 'P0002' } },
      });
    },
  );

  test('is validated by the services if they have no list of stores', async () => {
    const retail = services().answers('switchPost', switched({ mainPost: AREA, shopid: '1009' }));
    const { toPost } = await signedIn(undefined, {
      retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing: ['shops'] },
    });
    expect(outcomeOf(await toPost({ postCode: 'P0003', shopCode: '1009' }))).toMatchObject({
      userErrors: [],
    });
    expect(retail.asked.at(-1)?.body).toEqual({ postcode: 'P0003', shopid: '1009' });
  });

  test('is not available to a supplier', async () => {
    const retail = mockRetail();
    const { toPost } = await signedIn(SIGNED_IN_SUPPLIER);
    expect(outcomeOf(await toPost({ postCode: 'P0003' }))).toMatchObject({
      userErrors: [{ code: 'NOT_PERMITTED' }],
    });
    expect(retail.asked).toEqual([]);
  });
});

test('a visitor cannot switch', async () => {
  const { ask } = await startGateway();
  for (const query of [
    'mutation { postSwitch(input: { postCode: "P0003" }) { viewer { id } } }',
    'mutation { shopSwitch(input: {}) { viewer { id } } }',
  ])
    expect((await ask(query)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
