import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { GROUPS } from '../../support/gateway/data-cards.ts';
import { SHOPS } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { startTokens, tokenServices } from '../api-tokens/token-support.ts';
import { BONUS_QUERY, LEADERS_QUERY, PROGRAM_QUERY, startRouter, STORES_QUERY } from './router.ts';

/** Store 9999 takes part in the program, and the account may not see it. */
const POINTS = { '1001': 120, '1002': 340, '9999': 900 };
const FACTORS = { '10': 2 };
/** Product P9 has extra points, and the services do not know it. */
const BONUS = { P1: 5, P2: 1, P9: 3 };
const PROGRAM = { points: POINTS, factors: FACTORS, bonus: BONUS };

async function startPortal() {
  const retail = mockRetail().answers('shops', SHOPS);
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  const { data } = await gateway.ask('{ _service { sdl } }', { cookie });
  const { sdl } = (data as { _service: { sdl: string } })._service;
  return {
    retail,
    cookie,
    router: await startRouter(gateway, { ...PROGRAM, sdl }),
  };
}

/** A router whose caller sends an API token. */
async function startWithToken(...scopes: string[]) {
  const retail = tokenServices()
    .answers('shops', SHOPS)
    .answers('purchaseGroups', { total: 2, pageData: GROUPS });
  const gateway = await startTokens({ retail });
  const secret = await gateway.secret(...scopes);
  const headers = { authorization: `Bearer ${secret}` };
  // As a program sends it: without the header of the portal.
  const ask: typeof gateway.ask = (query, options = {}) =>
    gateway.ask(query, { ...options, headers: { 'x-portal-request': '', ...options.headers } });
  const { data } = await ask('{ _service { sdl } }', { headers });
  const { sdl } = (data as { _service: { sdl: string } })._service;
  retail.asked.length = 0;
  const router = await startRouter({ ask }, { ...PROGRAM, sdl });
  return { retail, router, headers };
}

test('with an API token, a router reads both subgraphs in one operation, as the account of the token', async () => {
  const { retail, router, headers } = await startWithToken('READ_SALES');
  expect(await router.query(STORES_QUERY, headers)).toEqual({
    data: {
      viewer: {
        shops: [
          { number: '1001', name: '静安店', loyaltyPoints: 120 },
          { number: '1002', name: '徐汇店', loyaltyPoints: 340 },
        ],
      },
    },
  });
  expect(router.requests).toEqual(['portal', 'loyalty']);
  expect(retail.asked.map(({ ssoToken }) => ssoToken)).toEqual(['api-access-1']);
});

test('entities that the token has a scope for are completed, others refused without the loss of other data', async () => {
  const leaders = [
    { number: '9999', loyaltyPoints: 900 },
    { number: '1002', loyaltyPoints: 340 },
  ];
  const allowed = await startWithToken('READ_SALES');
  expect(await allowed.router.query(PROGRAM_QUERY, allowed.headers)).toEqual({
    data: {
      loyaltyLeaders: leaders,
      loyaltyCategories: [{ code: '10', name: '生鲜', loyaltyFactor: 2 }],
    },
  });

  const { retail, router, headers } = await startWithToken('READ_LISTS');
  const { data, errors } = await router.query(PROGRAM_QUERY, headers);
  expect(data).toEqual({ loyaltyLeaders: leaders, loyaltyCategories: [null] });
  expect(errors?.map(({ message, extensions }) => [extensions.code, message])).toEqual([
    [
      'FORBIDDEN',
      'This API token lacks scope: READ_SALES. Leave out the fields that need it, or create a token with it.',
    ],
  ]);
  expect(retail.asked).toEqual([]);
});

test('a router with a token that is not valid gets nothing of the portal', async () => {
  const { retail, router } = await startWithToken('READ_SALES');
  const headers = { authorization: `Bearer rpt_${'x'.repeat(43)}` };
  const { data, errors } = await router.query(PROGRAM_QUERY, headers);
  expect(data).toMatchObject({ loyaltyCategories: [null] });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  expect(retail.asked).toEqual([]);
});

test('a router completes the stores of the portal with one question to another subgraph', async () => {
  const { retail, cookie, router } = await startPortal();
  expect(await router.query(STORES_QUERY, { cookie })).toEqual({
    data: {
      viewer: {
        shops: [
          { number: '1001', name: '静安店', loyaltyPoints: 120 },
          { number: '1002', name: '徐汇店', loyaltyPoints: 340 },
        ],
      },
    },
  });
  expect(router.requests).toEqual(['portal', 'loyalty']);
  expect(retail.paths()).toHaveLength(1);
});

test('a router completes stores that another subgraph names, and reveals none that the account may not see', async () => {
  const { retail, cookie, router } = await startPortal();
  const { data, errors } = await router.query(LEADERS_QUERY, { cookie });
  expect(data).toEqual({
    loyaltyLeaders: [
      null,
      { name: '徐汇店', loyaltyPoints: 340 },
      { name: '静安店', loyaltyPoints: 120 },
    ],
  });
  expect(errors?.map(({ path }) => path)).toEqual([['loyaltyLeaders', 0, 'name']]);
  expect(router.requests).toEqual(['loyalty', 'portal']);
  expect(retail.paths()).toHaveLength(1);
});

test('a router completes products that another subgraph names by code, with one call of the services', async () => {
  const { retail, cookie, router } = await startPortal();
  const supplier = { code: 'T1', name: '禾源农业' };
  retail.answers('salesObjects', [
    { code: 'P2', name: '小青菜', category: null, supplier: null },
    { code: 'P1', name: '红富士苹果', category: { code: '10', name: '生鲜' }, supplier },
  ]);
  const { data, errors } = await router.query(BONUS_QUERY, { cookie });
  expect(data).toEqual({
    loyaltyProducts: [
      { name: '红富士苹果', loyaltyBonus: 5, supplier: { name: '禾源农业' } },
      { name: '小青菜', loyaltyBonus: 1, supplier: null },
      null,
    ],
  });
  expect(errors?.map(({ path }) => path)).toEqual([['loyaltyProducts', 2, 'name']]);
  expect(router.requests).toEqual(['loyalty', 'portal']);
  expect(retail.asked.map(({ body }) => body)).toEqual([
    { usercode: 'ops_director', entid: '100001', kind: 'product', codes: ['P1', 'P2', 'P9'] },
  ]);
});

test('a router gets nothing of the portal for a caller who is not signed in', async () => {
  const { retail, router } = await startPortal();
  expect(await router.query(STORES_QUERY, {})).toEqual({ data: { viewer: null } });
  const { errors } = await router.query('{ loyaltyLeaders(first: 3) { name } }', {});
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(retail.paths()).toEqual([]);
});
