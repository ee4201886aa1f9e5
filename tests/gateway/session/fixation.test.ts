import { expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const LOGIN = { ...SIGNED_IN_STAFF, accessToken: 'access-2', refreshToken: 'refresh-2' };
const SIGN_IN = `mutation { sessionSignIn(input: {
  enterpriseCode: "100001", account: "ops_director", password: "p", userType: STAFF
}) { viewer { code } userErrors { code } } }`;
const ATTACKER = { ...SIGNED_IN_STAFF, userid: 'U0666', userCode: 'attacker' };

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const whoIs = async ({ ask }: TestGateway, cookie: string) => {
  const { data, errors } = await ask('{ viewer { code } }', { cookie });
  return errors?.[0]?.extensions.code ?? (data?.viewer as { code: string } | null)?.code ?? null;
};

/** What somebody could have put into the browser of a victim before its sign-in. */
const PLANTED: [string, string][] = [
  ['a text', 'portal_session=planted'],
  ['a text as long as a secret', `portal_session=${'A'.repeat(43)}`],
  ['a long text', `portal_session=${'A'.repeat(3000)}`],
  ['the id of a session', 'portal_session=00000000-0000-4000-8000-000000000000'],
  ['two cookies', `portal_session=planted; portal_session=${'B'.repeat(43)}`],
];

test.each(PLANTED)('a planted cookie never becomes the session: %s', async (_what, planted) => {
  mockRetail().answers('login', LOGIN).answers('logout', null);
  const gateway = await startGateway();
  const answer = await gateway.ask(SIGN_IN, { cookie: planted });
  expect(answer.data).toMatchObject({ sessionSignIn: { viewer: { code: 'ops_director' } } });
  const own = cookieOf(answer);
  expect(Buffer.from(own.replace('portal_session=', ''), 'base64url')).toHaveLength(32);
  expect(planted).not.toContain(own);
  expect(await whoIs(gateway, planted)).toBe('SESSION_EXPIRED');
  expect(await whoIs(gateway, own)).toBe('ops_director');
});

test('a planted session of the attacker ends with the sign-in of the victim, and never becomes its session', async () => {
  mockRetail().answers('login', LOGIN).answers('logout', null);
  const gateway = await startGateway();
  const planted = await gateway.signIn(ATTACKER);
  const own = cookieOf(await gateway.ask(SIGN_IN, { cookie: planted }));
  expect(own).not.toBe(planted);
  expect(await whoIs(gateway, planted)).toBe('SESSION_EXPIRED');
  expect(await whoIs(gateway, own)).toBe('ops_director');
});

test('a refused sign-in leaves the session of the cookie, and sets none', async () => {
  mockRetail().refuses('login', 'A0210');
  const gateway = await startGateway();
  const former = await gateway.signIn();
  const { headers, data } = await gateway.ask(SIGN_IN, { cookie: former });
  expect(data).toMatchObject({
    sessionSignIn: { viewer: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] },
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(await whoIs(gateway, former)).toBe('ops_director');
});

test('a cookie that was copied before the sign-out is worth nothing after the next sign-in', async () => {
  mockRetail().answers('login', LOGIN).answers('logout', null);
  const gateway = await startGateway();
  const copied = await gateway.signIn();
  await gateway.ask('mutation { sessionSignOut { userType } }', { cookie: copied });
  const own = cookieOf(await gateway.ask(SIGN_IN, { cookie: copied }));
  expect(await whoIs(gateway, copied)).toBe('SESSION_EXPIRED');
  expect(await whoIs(gateway, own)).toBe('ops_director');
});
