import { onTestFinished, expect, test } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { NOW, startGateway } from '../../support/gateway/gateway.ts';
import { startRetail } from '../../support/retail/retail-server.ts';

/**
 * Everything is real except the clock: gateway, undici, HTTP, and the embedded services with their
 * demo data.
 */
async function portal() {
  const time = { now: NOW };
  const retail = await startRetail({ clock: () => time.now });
  onTestFinished(() => retail.close());
  const transport = createUndiciTransport({ connections: 16 });
  const gateway = await startGateway({ retailUrl: retail.url }, { transport });
  async function signIn(account: string, password = 'Retail@2026') {
    const input = { enterpriseCode: '100001', account, password, userType: 'STAFF' };
    const query = `mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { viewer { code } userErrors { code } } }`;
    const { data, headers } = await gateway.ask(query, { variables: { input } });
    let cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    // Goes on with a renewed cookie, and keeps one that is taken away.
    const ask = async (text: string) => {
      const answer = await gateway.ask(text, { cookie });
      const [renewed] = /^portal_session=[^;]+/u.exec(String(answer.headers['set-cookie'])) ?? [];
      cookie = renewed ?? cookie;
      return answer.errors?.[0]?.extensions.code ?? answer.data;
    };
    return { data, ask };
  }
  return { retail, time, gateway, signIn };
}

test('a manager switches to a second post, to a store, with an expired token, and back', async () => {
  const { signIn, time } = await portal();
  const { ask } = await signIn('area_east');
  const STATE = '{ viewer { mainPost { code } shop { code } shopMode shops { code } } }';
  expect(await ask(STATE)).toMatchObject({
    viewer: { mainPost: { code: 'P0003' }, shop: null, shopMode: 'BOTH' },
  });
  expect(await ask('{ viewer { shopsOfPost(postCode: "P0014") { code } } }')).toEqual({
    viewer: { shopsOfPost: [{ code: '1007' }] },
  });
  expect(
    await ask(
      'mutation { postSwitch(input: { postCode: "P0014" }) { viewer { session { scope } } userErrors { code } } }',
    ),
  ).toEqual({
    postSwitch: { viewer: { session: { scope: 'P0014~1007' } }, userErrors: [] },
  });
  expect(await ask(STATE)).toMatchObject({
    viewer: { mainPost: { code: 'P0014' }, shops: [{ code: '1007' }] },
  });
  time.now += 31 * 60_000;
  expect(await ask(STATE)).toMatchObject({
    viewer: { mainPost: { code: 'P0014' }, shops: [{ code: '1007' }] },
  });
  const back =
    'mutation { postSwitch(input: { postCode: "P0003", shopCode: "1001" }) { viewer { session { scope } } } }';
  expect(await ask(back)).toEqual({ postSwitch: { viewer: { session: { scope: 'P0003~1001' } } } });
  expect(
    await ask(
      'mutation { shopSwitch(input: { shopCode: "1002" }) { viewer { session { scope } } } }',
    ),
  ).toEqual({
    shopSwitch: { viewer: { session: { scope: 'P0003~1002' } } },
  });
  // The account began with all stores, and can go back to them although some of its applications
  // work on one store at a time.
  expect(
    await ask(
      'mutation { shopSwitch(input: {}) { viewer { shop { code } session { scope } } userErrors { code } } }',
    ),
  ).toEqual({
    shopSwitch: { viewer: { shop: null, session: { scope: 'P0003~' } }, userErrors: [] },
  });
});

test('a session is unlocked by the password, and ended by five wrong ones', async () => {
  const { signIn } = await portal();
  const { ask } = await signIn('finance');
  const unlock = (password: string) =>
    ask(
      `mutation { sessionUnlock(input: { password: "${password}" }) { viewer { code } attemptsLeft } }`,
    );
  await ask('mutation { sessionLock { lockedSession { code } } }');
  expect(await ask('{ viewer { code } }')).toBe('SESSION_LOCKED');
  expect(await unlock('wrong')).toEqual({ sessionUnlock: { viewer: null, attemptsLeft: 4 } });
  expect(await unlock('Retail@2026')).toEqual({
    sessionUnlock: { viewer: { code: 'finance' }, attemptsLeft: null },
  });
  await ask('mutation { sessionLock { lockedSession { code } } }');
  const outcomes = [];
  for (let count = 0; count < 5; count += 1) outcomes.push(await unlock('wrong'));
  expect(outcomes.at(-1)).toEqual({ sessionUnlock: { viewer: null, attemptsLeft: 0 } });
  expect(await ask('{ viewer { code } }')).toBe('SESSION_EXPIRED');
});

test('a changed password ends the other sessions and works for the next sign-in', async () => {
  const { signIn } = await portal();
  const [here, there] = [await signIn('analyst'), await signIn('analyst')];
  const change = (to: string) =>
    `mutation { passwordChange(input: { oldPassword: "Retail@2026", newPassword: "${to}" }) { endedSessions userErrors { code } } }`;
  expect(await here.ask('{ viewer { passwordPolicy { minimumLength minimumKinds } } }')).toEqual({
    viewer: { passwordPolicy: { minimumLength: 8, minimumKinds: 3 } },
  });
  expect(await here.ask(change('retail@2027'))).toMatchObject({
    passwordChange: { endedSessions: 1, userErrors: [] },
  });
  expect(await there.ask('{ viewer { code } }')).toBe('SESSION_EXPIRED');
  expect(await here.ask('{ viewer { posts { code } } }')).toMatchObject({
    viewer: { posts: [{ code: 'P0050' }] },
  });
  expect((await signIn('analyst')).data).toMatchObject({
    sessionSignIn: { userErrors: [{ code: 'WRONG_CREDENTIALS' }] },
  });
  expect((await signIn('analyst', 'retail@2027')).data).toMatchObject({
    sessionSignIn: { viewer: { code: 'analyst' } },
  });
});

test('an administrator ends the sessions of an account, which then has to sign in again; others may not', async () => {
  const { signIn } = await portal();
  const END = `mutation {
    sessionsEndOfAccount(input: { account: "buyer_fresh", userType: STAFF }) { ended userErrors { code } }
  }`;
  const WHO = '{ viewer { code isSessionAdministrator } }';
  const [{ ask }, { ask: askAdmin }] = [await signIn('buyer_fresh'), await signIn('admin')];
  expect(await ask(WHO)).toEqual({
    viewer: { code: 'buyer_fresh', isSessionAdministrator: false },
  });
  expect(await askAdmin(WHO)).toEqual({ viewer: { code: 'admin', isSessionAdministrator: true } });
  expect(await ask(END)).toEqual({
    sessionsEndOfAccount: { ended: null, userErrors: [{ code: 'NOT_PERMITTED' }] },
  });
  expect(await askAdmin(END)).toEqual({ sessionsEndOfAccount: { ended: 1, userErrors: [] } });
  expect(await ask(WHO)).toBe('SESSION_EXPIRED');
  expect((await signIn('buyer_fresh')).data).toMatchObject({ sessionSignIn: { userErrors: [] } });
});
