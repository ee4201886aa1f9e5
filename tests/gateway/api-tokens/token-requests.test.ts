import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { startTokens, tokenEvents, tokenServices } from './token-support.ts';

const WHO = '{ viewer { code } }';
const ME = { viewer: { code: 'ops_director' } };
const CALLS = '{ viewer { posts { code } } }';

const refusalOf = ({ status, errors, headers }: Awaited<ReturnType<typeof lookup>>) => ({
  status,
  code: errors?.[0]?.extensions.code,
  message: errors?.[0]?.message,
  challenge: headers['www-authenticate'],
});
async function lookup(token: string) {
  const { program } = await startTokens();
  return program(token, WHO);
}

test('a program needs neither a cookie nor the header of the portal, by POST and by GET', async () => {
  const { program, secret, app } = await startTokens();
  const token = await secret('READ_LISTS');
  const posted = await program(token, WHO);
  expect([posted.status, posted.data, posted.headers['set-cookie']]).toEqual([200, ME, undefined]);
  const headers = { authorization: `Bearer ${token}` };
  const asked = await app.inject({ url: '/graphql', headers, query: { query: WHO } });
  expect(asked.json()).toMatchObject({ data: ME });
});

test('it calls the services with its own tokens, not with those of the browser', async () => {
  const { program, secret, retail } = await startTokens();
  const token = await secret('READ_LISTS');
  retail.answers('posts', []);
  retail.asked.length = 0;
  await program(token, CALLS);
  expect(retail.asked.map(({ ssoToken }) => ssoToken)).toEqual(['api-access-1']);
});

test('its last use is noted, to the minute', async () => {
  const { program, secret, tokens, clock } = await startTokens();
  const token = await secret('READ_LISTS');
  expect(await tokens()).toMatchObject([{ lastUsedAt: null }]);
  clock.now += 150_000;
  await program(token, WHO);
  expect(await tokens()).toMatchObject([{ lastUsedAt: '2026-06-15T08:32:00+08:00' }]);
});

test('unknown, malformed and expired tokens are refused alike', async () => {
  const { program, create, clock } = await startTokens();
  const { secret } = await create({ expiresOn: '2026-06-15' });
  clock.now = Date.parse('2026-06-15T16:00:00Z');
  const expired = refusalOf(await program(secret!, WHO));
  expect(expired).toEqual({
    status: 401,
    code: 'UNAUTHENTICATED',
    message:
      'This API token is not valid: it is unknown, expired or revoked. Create a new one in the portal under API tokens.',
    challenge: 'Bearer error="invalid_token"',
  });
  for (const token of [`rpt_${'x'.repeat(43)}`, 'rpt_short', `${secret}x`])
    expect(refusalOf(await program(token, WHO))).toEqual(expired);
  expect(
    refusalOf(await program('rpt_', WHO, { headers: { 'accept-language': 'zh-CN' } })),
  ).toEqual({
    ...expired,
    message: '此接口令牌无效：不存在、已过期或已吊销。请在门户的“接口令牌”中创建新的令牌。',
  });
});

describe.each(durableDialects)('several gateways over %s', (dialect) => {
  test('know a new token at once, and refuse a revoked one with the next request', async () => {
    const place = await durablePlace(dialect);
    const retail = tokenServices();
    const one = await startTokens({ retail }, { durable: await place.open() });
    const other = await startTokens({ retail }, { durable: await place.open() });
    const { secret, apiToken } = await one.create();
    expect((await other.program(secret!, WHO)).data).toEqual(ME);
    await one.revoke(apiToken!.id);
    expect((await other.program(secret!, WHO)).status).toBe(401);
    expect((await one.program(secret!, WHO)).status).toBe(401);
  });
});

test('a cookie of the same account is ignored, and one of another account refused', async () => {
  const gateway = await startTokens();
  const { program, secret, signIn, cookie } = gateway;
  const token = await secret('READ_LISTS');
  const same = await program(token, WHO, { cookie });
  expect([same.data, same.headers['set-cookie']]).toEqual([ME, undefined]);
  expect((await program(token, WHO, { cookie: 'portal_session=gone' })).data).toEqual(ME);
  const other = await program(token, WHO, { cookie: await signIn(SIGNED_IN_SUPPLIER) });
  expect([other.status, other.data, other.errors?.[0]?.extensions.code]).toEqual([
    403,
    undefined,
    'FORBIDDEN',
  ]);
  expect(tokenEvents(gateway).at(-1)).toMatchObject({
    event: 'apiTokenRefused',
    reason: 'otherAccount',
  });
});

test('the security log has creation, use, refusal and revocation, with the id and never the token', async () => {
  const gateway = await startTokens();
  const { secret, apiToken } = await gateway.create();
  await gateway.program(secret!, WHO);
  await gateway.program(`rpt_${'x'.repeat(43)}`, WHO);
  await gateway.revoke(apiToken!.id);
  await gateway.program(secret!, WHO);
  expect(
    tokenEvents(gateway).map(({ event, reason, account }) => [event, reason, account]),
  ).toEqual([
    ['apiTokenCreated', undefined, '100001/ops_director'],
    ['apiTokenUsed', undefined, '100001/ops_director'],
    ['apiTokenRefused', 'unknown', null],
    ['apiTokenRevoked', undefined, '100001/ops_director'],
    ['apiTokenRefused', 'unknown', null],
  ]);
  const lines = gateway.logLines.join('\n');
  for (const text of [secret!, 't-1', 'api-access-1', 'api-refresh-1'])
    expect(lines).not.toContain(text);
});

test('an address that keeps sending invalid tokens must wait, valid ones do not', async () => {
  const { program, secret } = await startTokens();
  const valid = await secret('READ_LISTS');
  for (let count = 0; count < 60; count += 1) await program('rpt_x', WHO);
  const limited = await program('rpt_x', WHO);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await program(valid, WHO)).status).toBe(200);
  expect((await program('rpt_x', WHO, { address: '198.51.100.9' })).status).toBe(401);
});

test('a token survives the sign-out of the browser that created it', async () => {
  const { program, secret, ask, cookie } = await startTokens();
  const token = await secret('READ_LISTS');
  await ask('mutation { sessionsEndOthers { ended } sessionSignOut { userType } }', { cookie });
  expect((await program(token, WHO)).data).toEqual(ME);
});

test('a 401 without a token names the scheme only', async () => {
  const { app } = await startTokens();
  const answer = await app.inject({ url: '/schema.graphql' });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
});
