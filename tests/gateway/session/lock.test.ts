import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { NOW, startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { SHOPS, SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const LOCK = 'mutation { sessionLock { lockedSession { code lockedAt } userErrors { code } } }';
const LOCKED =
  '{ lockedSession { code name enterpriseName userType signedInBy singleSignOnUrl lockedAt } }';
const UNLOCK = `mutation ($password: String!) {
  sessionUnlock(input: { password: $password }) { viewer { code } attemptsLeft userErrors { field code message } }
}`;
const SINGLE_SIGN_ON = { method: 'SINGLE_SIGN_ON', autoCode: 'auto' } as const;

const withoutPasswordCheck = {
  retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing: ['checkPassword' as const] },
};

async function lockedGateway(...given: Parameters<typeof startGateway>) {
  const gateway = await startGateway(...given);
  const cookie = await gateway.signIn();
  await gateway.ask(LOCK, { cookie });
  const unlock = (password: string) => gateway.ask(UNLOCK, { cookie, variables: { password } });
  return { ...gateway, cookie, unlock };
}

const codeOf = ({ errors }: Awaited<ReturnType<TestGateway['ask']>>) =>
  errors?.[0]?.extensions.code;

describe('a locked session', () => {
  test('shows its account, and nothing else', async () => {
    const retail = mockRetail();
    const { ask, cookie } = await lockedGateway();
    expect((await ask(LOCKED, { cookie })).data).toMatchInlineSnapshot(`
      {
        "lockedSession": {
          "code": "ops_director",
          "enterpriseName": "样例零售集团",
          "lockedAt": "2026-06-15T08:30:00+08:00",
          "name": "李明",
          "signedInBy": "PASSWORD",
          "singleSignOnUrl": null,
          "userType": "STAFF",
        },
      }
    `);
    const shop = Buffer.from('Shop/1001').toString('base64url');
    for (const query of [
      '{ viewer { code } }',
      `{ _entities(representations: [{ __typename: "Shop", id: "${shop}" }]) { __typename } }`,
      'mutation { sessionTouch { session { scope } } }',
      'mutation { sessionsEndOthers { ended } }',
      'mutation { postSwitch(input: { postCode: "P0003" }) { viewer { id } } }',
      'mutation { shopSwitch(input: { shopCode: "1001" }) { viewer { id } } }',
      'mutation { passwordChange(input: { oldPassword: "a", newPassword: "b" }) { endedSessions } }',
    ]) {
      expect([query, codeOf(await ask(query, { cookie }))]).toEqual([query, 'SESSION_LOCKED']);
    }
    expect((await ask('{ signInOptions { singleSignOnUrl } }', { cookie })).errors).toBeUndefined();
    expect(retail.asked).toEqual([]);
  });

  test.each([
    ['zh-CN', '屏幕已锁定，请先解锁。'],
    ['zh-TW', '螢幕已鎖定，請先解鎖。'],
    ['en-US', 'The screen is locked. Please unlock it first.'],
  ])('reports the lock in %s', async (language, message) => {
    const { ask, cookie } = await lockedGateway();
    const { errors } = await ask('{ viewer { code } }', {
      cookie,
      headers: { 'accept-language': language },
    });
    expect(errors).toMatchObject([{ message, extensions: { code: 'SESSION_LOCKED' } }]);
  });

  test('is locked in every window of the browser, once, and stays locked after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-lock-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const open = () =>
      createSqliteSessionStore({
        file: join(folder, 'gateway.sqlite'),
        secret: Buffer.alloc(32, 7),
        idleMs: 1e9,
        absoluteMs: 1e9,
        clock: () => NOW,
      });
    const { app, cookie, clock, ask } = await lockedGateway({}, { sessions: open() });
    clock.now += 60_000;
    expect((await ask(LOCK, { cookie })).data).toMatchObject({
      sessionLock: { lockedSession: { lockedAt: '2026-06-15T08:30:00+08:00' } },
    });
    await app.close();
    const again = await startGateway({}, { sessions: open() });
    expect(codeOf(await again.ask('{ viewer { code } }', { cookie }))).toBe('SESSION_LOCKED');
    expect((await again.ask(LOCKED, { cookie })).data).toMatchObject({
      lockedSession: { code: 'ops_director' },
    });
  });

  test('can sign out, and its tokens are revoked', async () => {
    const retail = mockRetail().answers('logout', null);
    const { ask, cookie } = await lockedGateway();
    const { data } = await ask('mutation { sessionSignOut { userType } }', { cookie });
    expect(data).toEqual({ sessionSignOut: { userType: 'STAFF' } });
    expect(retail.asked).toMatchObject([{ body: { refreshToken: 'refresh-1' } }]);
    expect(codeOf(await ask('{ viewer { code } }', { cookie }))).toBe('SESSION_EXPIRED');
  });

  test('ends when the browser signs in again', async () => {
    const retail = mockRetail()
      .answers('login', { ...SIGNED_IN_STAFF, accessToken: 'access-2', refreshToken: 'refresh-2' })
      .answers('logout', null);
    const { ask, cookie } = await lockedGateway();
    const input =
      '{ enterpriseCode: "100001", account: "ops_director", password: "Retail@2026", userType: STAFF }';
    const { data, errors } = await ask(
      `mutation { sessionSignIn(input: ${input}) { viewer { code session { scope } } } }`,
      {
        cookie,
      },
    );
    expect({ data, errors }).toMatchObject({
      data: { sessionSignIn: { viewer: { code: 'ops_director' } } },
      errors: undefined,
    });
    expect(retail.asked.at(-1)).toMatchObject({ body: { refreshToken: 'refresh-1' } });
    expect(codeOf(await ask('{ viewer { code } }', { cookie }))).toBe('SESSION_EXPIRED');
  });

  test('lets a running request finish', async () => {
    const gate = createGate();
    const arrived = createGate();
    mockRetail().replies('shops', async () => {
      arrived.open();
      await gate.opened;
      return { body: { returncode: '0', message: '', data: SHOPS } };
    });
    const { ask, signIn } = await startGateway();
    const cookie = await signIn();
    const underWay = ask('{ viewer { shops { code } } }', { cookie });
    await arrived.opened;
    await ask(LOCK, { cookie });
    gate.open();
    expect(await underWay).toMatchObject({
      data: { viewer: { shops: [{ code: '1001' }, { code: '1002' }] } },
      errors: undefined,
    });
    expect(codeOf(await ask('{ viewer { shops { code } } }', { cookie }))).toBe('SESSION_LOCKED');
  });
});

test('a visitor has nothing to lock', async () => {
  const { ask } = await startGateway();
  expect((await ask(LOCK)).data).toEqual({ sessionLock: { lockedSession: null, userErrors: [] } });
  expect((await ask(LOCKED)).data).toEqual({ lockedSession: null });
  expect(codeOf(await ask(UNLOCK, { variables: { password: 'x' } }))).toBe('UNAUTHENTICATED');
  expect((await ask(LOCKED, { cookie: 'portal_session=gone' })).data).toEqual({
    lockedSession: null,
  });
});

test('a session cannot be locked if the services could not unlock it, and says so beforehand', async () => {
  const { ask, signIn } = await startGateway(withoutPasswordCheck);
  const cookie = await signIn();
  const { errors } = await ask(LOCK, { cookie });
  expect(errors).toMatchObject([
    { extensions: { code: 'UPSTREAM_FAILED', reason: 'NOT_IMPLEMENTED' } },
  ]);
  expect((await ask('{ viewer { session { lockable } } }', { cookie })).data).toEqual({
    viewer: { session: { lockable: false } },
  });
});

test('a single-sign-on session can always be locked, and no password unlocks it', async () => {
  const retail = mockRetail();
  const { ask, signIn } = await startGateway({
    ...withoutPasswordCheck,
    ssoUrl: 'https://sso.example/begin',
  });
  const cookie = await signIn(undefined, { origin: SINGLE_SIGN_ON });
  await ask(LOCK, { cookie });
  expect((await ask(LOCKED, { cookie })).data).toMatchObject({
    lockedSession: { signedInBy: 'SINGLE_SIGN_ON', singleSignOnUrl: 'https://sso.example/begin' },
  });
  const { data } = await ask(UNLOCK, { cookie, variables: { password: 'Retail@2026' } });
  expect(data).toMatchObject({
    sessionUnlock: {
      viewer: null,
      attemptsLeft: null,
      userErrors: [{ field: null, code: 'NO_PASSWORD' }],
    },
  });
  expect(retail.asked).toEqual([]);
});
