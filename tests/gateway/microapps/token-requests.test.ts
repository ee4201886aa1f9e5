import { expect, test } from 'vitest';
import { SHOPS, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { bearer, startEmbedding } from './microapp-support.ts';

const WHO = '{ viewer { code shops { code } } }';
const ME = { viewer: { code: 'ops_director', shops: [{ code: '1001' }, { code: '1002' }] } };

test('a token acts as the account, by POST and by GET, without a cookie and without the portal header', async () => {
  const { app, retail, token } = await startEmbedding();
  retail.answers('shops', SHOPS);
  const headers = bearer(await token());
  const posted = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: WHO },
  });
  expect(posted.json()).toMatchObject({ data: ME });
  const asked = await app.inject({ url: '/graphql', headers, query: { query: WHO } });
  expect(asked.json()).toMatchObject({ data: ME });
  expect(asked.headers['set-cookie']).toBeUndefined();
  expect(retail.asked.at(-1)).toMatchObject({ ssoToken: 'access-1' });
});

test('a cookie beside a token is ignored, both for the account and for the header it would need', async () => {
  const { ask, retail, signIn, token } = await startEmbedding();
  retail.answers('shops', SHOPS);
  const other = await signIn(SIGNED_IN_SUPPLIER);
  const headers = { ...bearer(await token()), 'x-portal-request': '' };
  expect((await ask(WHO, { cookie: other, headers })).data).toEqual(ME);
  const gone = await ask(WHO, { cookie: 'portal_session=long-gone', headers });
  expect([gone.data, gone.errors, gone.headers['set-cookie']]).toEqual([ME, undefined, undefined]);
});

test('a token may be used for queries but not for mutations', async () => {
  const { ask, cookie, token } = await startEmbedding();
  const headers = bearer(await token());
  for (const mutation of [
    'sessionSignOut { userType }',
    'sessionLock { lockedSession { code } }',
  ]) {
    const { data, errors, status } = await ask(`mutation { ${mutation} }`, { headers });
    expect([data ?? null, errors?.[0]?.extensions.code, status]).toEqual([null, 'FORBIDDEN', 200]);
  }
  expect((await ask('{ viewer { code } }', { cookie })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
});

test('a token does not reveal where else the account is signed in', async () => {
  const { ask, token } = await startEmbedding();
  const { data, errors } = await ask('{ viewer { code sessions { browser address } } }', {
    headers: bearer(await token()),
  });
  expect(data).toEqual({ viewer: { code: 'ops_director', sessions: null } });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test.each(['nobody-has-this', '', 'a b'])(
  'the token %j is refused, and its request is not treated as a visitor’s',
  async (token) => {
    const { ask } = await startEmbedding();
    const { status, data, errors } = await ask('{ viewer { code } }', { headers: bearer(token) });
    expect([status, data]).toEqual([401, undefined]);
    expect(errors).toEqual([
      {
        message: 'Please sign in first.',
        extensions: { code: 'UNAUTHENTICATED', requestId: 'test-request' },
      },
    ]);
  },
);

test('a token expires after ten minutes', async () => {
  const { ask, clock, token } = await startEmbedding();
  const headers = bearer(await token());
  clock.now += 599_999;
  expect((await ask('{ viewer { code } }', { headers })).status).toBe(200);
  clock.now += 1;
  expect((await ask('{ viewer { code } }', { headers })).status).toBe(401);
});

test('a token is suspended while the session is locked, and ends with it', async () => {
  const { ask, cookie, sessions, token } = await startEmbedding();
  const headers = bearer(await token());
  const { id } = (await sessions.find(cookie.replace('portal_session=', '')))!;
  await sessions.lock(id);
  expect((await ask('{ viewer { code } }', { headers })).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  await sessions.unlock(id);
  expect((await ask('{ viewer { code } }', { headers })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
  await sessions.delete(id);
  expect((await ask('{ viewer { code } }', { headers })).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

test('a token ends when the user switches to a different post or store', async () => {
  const { ask, cookie, sessions, token } = await startEmbedding();
  const headers = bearer(await token());
  const { id, account, accountVersion } = (await sessions.find(
    cookie.replace('portal_session=', ''),
  ))!;
  await sessions.replaceAccount(id, accountVersion, {
    ...account,
    shopid: '1002',
    shopname: '徐汇店',
  });
  expect((await ask('{ viewer { code } }', { headers })).status).toBe(401);
});

test('a session used only by a module counts as idle', async () => {
  const { ask, clock, cookie, sessions, token } = await startEmbedding();
  const secret = cookie.replace('portal_session=', '');
  const before = (await sessions.find(secret, { quietly: true }))!.lastSeenAt;
  const headers = bearer(await token());
  clock.now += 5 * 60_000;
  await ask('{ viewer { code } }', { headers });
  expect((await sessions.find(secret, { quietly: true }))!.lastSeenAt).toBe(before);
});

test('other kinds of authorization are ignored, so a visitor remains a visitor', async () => {
  const { ask, cookie } = await startEmbedding();
  const headers = { authorization: 'Basic dXNlcjpwYXNz' };
  expect((await ask('{ viewer { code } }', { headers })).data).toEqual({ viewer: null });
  expect((await ask('{ viewer { code } }', { headers, cookie })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
});
