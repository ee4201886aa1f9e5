import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { moduleOf } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { ISSUE, startEmbedding } from './microapp-support.ts';

const REFUSED = {
  code: null,
  origin: null,
  expiresAt: null,
  userErrors: [
    {
      field: ['input', 'moduleCode'],
      code: 'NOT_PERMITTED',
      message: expect.stringContaining('permission'),
    },
  ],
};

test('issues a code for an embedded module of the account, for a minute and for one origin', async () => {
  const { issue, retail } = await startEmbedding();
  const { data, errors } = await issue();
  expect({ data, errors }).toEqual({
    data: {
      microappCodeIssue: {
        code: expect.stringMatching(/^[\w-]{43}$/u),
        origin: 'https://apps.example',
        expiresAt: '2026-06-15T08:31:00+08:00',
        userErrors: [],
      },
    },
    errors: undefined,
  });
  expect(retail.paths()).toEqual(['msc-ucs/menu/query']);
});

test('issues a different code each time', async () => {
  const { code } = await startEmbedding();
  expect(await code()).not.toBe(await code());
});

test.each([
  ['a screen of the portal', 'portal:list?module=shop'],
  ['nothing', null],
  ['an address whose origin is not on the list', 'https://evil.example/'],
  ['a malformed address', 'https://user@apps.example/'],
])('issues no code for a module that opens %s', async (_what, url) => {
  mockRetail().answers('menuQuery', [moduleOf(url)]);
  const { ask, signIn } = await startGateway();
  const { data } = await ask(ISSUE, {
    cookie: await signIn(),
    variables: { input: { moduleCode: '200101' } },
  });
  expect(data).toEqual({ microappCodeIssue: REFUSED });
});

test('issues no code for a module that does not exist or is not permitted', async () => {
  mockRetail().answers('menuQuery', []).answers('moduleQuery', []);
  const missing = await startGateway();
  const variables = { input: { moduleCode: '200101' } };
  expect((await missing.ask(ISSUE, { cookie: await missing.signIn(), variables })).data).toEqual({
    microappCodeIssue: REFUSED,
  });
  mockRetail().refuses('menuQuery', 'A0301').refuses('moduleQuery', 'A0301');
  const forbidden = await startGateway();
  expect(
    (await forbidden.ask(ISSUE, { cookie: await forbidden.signIn(), variables })).data,
  ).toEqual({
    microappCodeIssue: REFUSED,
  });
});

test('a failing service is an error, not a refusal', async () => {
  mockRetail().replies('menuQuery', () => 'unreachable');
  const { ask, signIn } = await startGateway();
  const { errors } = await ask(ISSUE, {
    cookie: await signIn(),
    variables: { input: { moduleCode: '200101' } },
  });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNREACHABLE');
});

test('issues no code to a visitor or while the session is locked', async () => {
  const { ask, cookie, sessions } = await startEmbedding();
  const variables = { input: { moduleCode: '200101' } };
  expect((await ask(ISSUE, { variables })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const session = await sessions.find(cookie.replace('portal_session=', ''));
  await sessions.lock(session!.id);
  expect((await ask(ISSUE, { cookie, variables })).errors?.[0]?.extensions.code).toBe(
    'SESSION_LOCKED',
  );
});

test('a module that asks too often is limited, and may ask again a minute later', async () => {
  const { issue, clock } = await startEmbedding();
  for (let count = 0; count < 30; count += 1) expect((await issue()).errors).toBeUndefined();
  expect((await issue()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  clock.now += 60_000;
  expect((await issue()).errors).toBeUndefined();
});
