import { describe, expect, test } from 'vitest';
import { scopeOf } from '../../../gateway/request/account.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SHOPS, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const OTHER = { 'x-portal-scope': 'P0003~1001' };
const OWN = { 'x-portal-scope': 'P0002~1001' };

test('the scope is sent to the page, also for suppliers, who have neither post nor store', async () => {
  const { ask, signIn } = await startGateway();
  const scope = async (cookie: string) =>
    (await ask('{ viewer { session { scope } } }', { cookie })).data;
  expect(await scope(await signIn())).toEqual({ viewer: { session: { scope: 'P0002~1001' } } });
  expect(await scope(await signIn(SIGNED_IN_SUPPLIER))).toEqual({
    viewer: { session: { scope: '~' } },
  });
});

test('the scope is valid in a header, whatever the codes contain, and unique for each pair', () => {
  const post = (code: string) => ({ code }) as never;
  expect(scopeOf({ mainPost: post('岗位 1\n'), shop: null })).toBe('%E5%B2%97%E4%BD%8D%201%0A~');
  expect(scopeOf({ mainPost: post('a~b'), shop: null })).not.toBe(
    scopeOf({ mainPost: post('a'), shop: post('b') }),
  );
});

test('a page with a different scope is refused, and a page without a scope is not', async () => {
  const retail = mockRetail().answers('shops', SHOPS);
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  for (const [headers, code] of [
    [OTHER, 'SCOPE_CHANGED'],
    [{ 'x-portal-scope': '' }, 'SCOPE_CHANGED'],
    [{ 'x-portal-scope': '%%%' }, 'SCOPE_CHANGED'],
    [OWN, undefined],
    [{}, undefined],
  ] as const) {
    const { errors } = await ask('{ viewer { shops { code } } }', { cookie, headers });
    expect([headers, errors?.[0]?.extensions.code]).toEqual([headers, code]);
  }
  expect(retail.asked).toHaveLength(2);
});

test('a switch that starts from a different scope is refused before the services are called', async () => {
  const retail = mockRetail();
  const { ask, signIn } = await startGateway();
  const query =
    'mutation { postSwitch(input: { postCode: "P0003" }) { viewer { code } userErrors { code } } }';
  const { data, errors } = await ask(query, { cookie: await signIn(), headers: OTHER });
  expect([data, errors?.[0]?.extensions.code]).toEqual([{ postSwitch: null }, 'SCOPE_CHANGED']);
  expect(retail.asked).toEqual([]);
});

test.each([
  ['zh-CN', '岗位或门店已在其他窗口切换，请按新的岗位和门店继续。'],
  ['zh-TW', '職務或門市已在其他視窗切換，請依新的職務與門市繼續。'],
  ['en-US', 'The post or store was switched in another window. Please continue with the new one.'],
])('reports a changed scope in %s', async (language, message) => {
  const { ask, signIn } = await startGateway();
  const headers = { ...OTHER, 'accept-language': language };
  expect(
    (await ask('{ viewer { code } }', { cookie: await signIn(), headers })).errors,
  ).toMatchObject([{ message }]);
});

test('a visitor has no scope, and ending, locking or unlocking a session needs none', async () => {
  mockRetail().answers('checkPassword', null).answers('logout', null);
  const { ask, signIn } = await startGateway();
  expect((await ask('{ viewer { code } }', { headers: OTHER })).data).toEqual({ viewer: null });
  const cookie = await signIn();
  for (const query of [
    'mutation { sessionTouch { session { idleMinutes } } }',
    'mutation { sessionLock { lockedSession { code } } }',
    '{ lockedSession { code } }',
    'mutation { sessionUnlock(input: { password: "x" }) { viewer { code session { scope } } } }',
    'mutation { sessionSignOut { userType } }',
  ]) {
    expect([query, (await ask(query, { cookie, headers: OTHER })).errors]).toEqual([
      query,
      undefined,
    ]);
  }
});

describe('a background request', () => {
  const HOUR = 3_600_000;
  const poll = { headers: { 'x-portal-background': '1' } };

  test('is answered and does not keep the session alive', async () => {
    const { ask, signIn, clock } = await startGateway();
    const cookie = await signIn();
    for (let hour = 1; hour < 8; hour += 1) {
      clock.now += HOUR;
      expect((await ask('{ viewer { code } }', { cookie, ...poll })).data).toEqual({
        viewer: { code: 'ops_director' },
      });
    }
    clock.now += HOUR;
    expect(
      (await ask('{ viewer { code } }', { cookie, ...poll })).errors?.[0]?.extensions.code,
    ).toBe('SESSION_EXPIRED');
  });

  test('differs from a touch, which keeps it alive', async () => {
    const { ask, signIn, clock } = await startGateway();
    const cookie = await signIn();
    clock.now += 7 * HOUR;
    const { data } = await ask(
      'mutation { sessionTouch { session { idleMinutes endsAt } userErrors { code } } }',
      { cookie },
    );
    expect(data).toEqual({
      sessionTouch: {
        session: { idleMinutes: 480, endsAt: '2026-06-16T08:30:00+08:00' },
        userErrors: [],
      },
    });
    clock.now += 7 * HOUR;
    expect((await ask('{ viewer { code } }', { cookie, ...poll })).errors).toBeUndefined();
  });
});

test('a visitor has no session to touch', async () => {
  const { ask } = await startGateway();
  const touch = 'mutation { sessionTouch { session { scope } userErrors { code } } }';
  expect((await ask(touch)).data).toEqual({ sessionTouch: { session: null, userErrors: [] } });
  expect((await ask(touch, { cookie: 'portal_session=gone' })).data).toEqual({
    sessionTouch: { session: null, userErrors: [] },
  });
});
