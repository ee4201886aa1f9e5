import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const VIEWER = {
  method: 'POST',
  url: '/graphql',
  payload: { query: '{ viewer { code } }' },
} as const;

test('refuses a request with the cookie but without the portal header', async () => {
  mockRetail();
  const { app, signIn } = await startGateway();
  const cookie = await signIn();
  const refused = await app.inject({
    ...VIEWER,
    headers: { cookie, 'accept-language': 'en', 'x-request-id': 'test-request' },
  });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchInlineSnapshot(`
    {
      "errors": [
        {
          "extensions": {
            "code": "FORBIDDEN",
            "requestId": "test-request",
          },
          "message": "A request with a session needs the header x-portal-request: 1.",
        },
      ],
    }
  `);
  const byGet = await app.inject({
    method: 'GET',
    url: '/graphql?query={viewer{code}}',
    headers: { cookie },
  });
  expect(byGet.statusCode).toBe(403);
});

test('says of an upload without the header what is missing', async () => {
  const { app, signIn } = await startGateway();
  const upload = (headers: Record<string, string>) =>
    app.inject({
      ...{ method: 'POST', url: '/files/import?x=1', payload: '' },
      headers: { 'accept-language': 'en', ...headers },
    });
  expect((await upload({ cookie: await signIn() })).json()).toMatchObject({
    code: 'FORBIDDEN',
    message: 'A request with a session needs the header x-portal-request: 1.',
  });
});

test('answers the same request with the header', async () => {
  mockRetail();
  const { app, signIn } = await startGateway();
  const response = await app.inject({
    ...VIEWER,
    headers: { cookie: await signIn(), 'x-portal-request': '1' },
  });
  expect(response.json()).toMatchObject({ data: { viewer: { code: 'ops_director' } } });
});

test('answers a visitor without cookie and header', async () => {
  const { app } = await startGateway();
  expect((await app.inject(VIEWER)).json()).toMatchObject({ data: { viewer: null } });
});

test('tells a browser once that its session has ended, and clears the cookie', async () => {
  const { ask } = await startGateway();
  const { data, errors, headers } = await ask('{ viewer { code } }', {
    cookie: 'portal_session=long-gone',
  });
  expect(data).toEqual({ viewer: null });
  expect(errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
  expect(headers['set-cookie']).toBe(
    'portal_session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
  );
});

test.each([
  'mutation { shopSwitch(input: { shopCode: "1002" }) { viewer { id } } }',
  'mutation { sessionUnlock(input: { password: "Retail@2026" }) { viewer { id } } }',
  'mutation { passwordChange(input: { oldPassword: "a", newPassword: "b" }) { endedSessions } }',
  '{ _entities(representations: [{ __typename: "Viewer", id: "x" }]) { __typename } }',
])('reports the same for every operation: %s', async (query) => {
  const { ask } = await startGateway();
  const { errors, headers } = await ask(query, { cookie: 'portal_session=long-gone' });
  expect(errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
  expect(headers['set-cookie']).toContain('Max-Age=0');
  expect((await ask(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('does not clear the cookie of a new sign-in in a late answer to a request of the former session', async () => {
  mockRetail()
    .answers('logout', null)
    .answers('login', { ...SIGNED_IN_STAFF, accessToken: 'access-2', refreshToken: 'refresh-2' });
  const { ask, signIn } = await startGateway();
  const former = await signIn();
  const { headers } = await ask(
    `mutation { sessionSignIn(input: {
      enterpriseCode: "100001", account: "ops_director", password: "Retail@2026", userType: STAFF
    }) { userErrors { code } } }`,
    { cookie: former },
  );
  expect(headers['set-cookie']).toMatch(/^portal_session=[^;]/u);
  const late = await ask('{ viewer { code } }', { cookie: former });
  expect(late.errors?.[0]?.extensions.code).toBe('SESSION_EXPIRED');
  expect(late.headers['set-cookie']).toBeUndefined();
});

test('remembers no text in the cookie that is too long for a session of the gateway', async () => {
  mockRetail().answers('login', {
    ...SIGNED_IN_STAFF,
    accessToken: 'access-2',
    refreshToken: 'refresh-2',
  });
  const { ask } = await startGateway();
  const cookie = `portal_session=${'x'.repeat(129)}`;
  await ask(
    `mutation { sessionSignIn(input: {
      enterpriseCode: "100001", account: "ops_director", password: "Retail@2026", userType: STAFF
    }) { userErrors { code } } }`,
    { cookie },
  );
  const late = await ask('{ viewer { code } }', { cookie });
  expect(late.headers['set-cookie']).toContain('Max-Age=0');
});

test('ends a session that was idle for too long', async () => {
  const { ask, signIn, clock } = await startGateway();
  const cookie = await signIn();
  clock.now += 8 * 3_600_000 + 1;
  expect((await ask('{ viewer { code } }', { cookie })).errors?.[0]?.extensions.code).toBe(
    'SESSION_EXPIRED',
  );
});

test('sends headers that isolate the page', async () => {
  const { app } = await startGateway();
  const { headers } = await app.inject('/healthz');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  // No plug-ins, no other base of addresses.
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
});
