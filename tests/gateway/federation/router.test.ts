import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SHOPS } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { LEADERS_QUERY, startRouter, STORES_QUERY } from './router.ts';

/** Store 9999 takes part in the program, and the account may not see it. */
const POINTS = { '1001': 120, '1002': 340, '9999': 900 };

async function startPortal() {
  const retail = mockRetail().answers('shops', SHOPS);
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  const { data } = await gateway.ask('{ _service { sdl } }', { cookie });
  const { sdl } = (data as { _service: { sdl: string } })._service;
  return { retail, cookie, router: await startRouter(gateway, { points: POINTS, sdl }) };
}

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

test('a router gets nothing of the portal for a caller who is not signed in', async () => {
  const { retail, router } = await startPortal();
  expect(await router.query(STORES_QUERY, {})).toEqual({ data: { viewer: null } });
  const { errors } = await router.query('{ loyaltyLeaders(first: 3) { name } }', {});
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(retail.paths()).toEqual([]);
});
