import { expect, test } from 'vitest';
import { startEmbedding } from './microapp-support.ts';

test('exchanges a code for a token, once', async () => {
  const { code, exchange } = await startEmbedding();
  const secret = await code();
  const first = await exchange({ code: secret });
  expect([first.status, first.body]).toEqual([
    200,
    {
      token: expect.stringMatching(/^[\w-]{43}$/u),
      expiresIn: 600,
      account: { code: 'ops_director', name: '李明' },
      moduleCode: '200101',
    },
  ]);
  expect(first.headers['cache-control']).toBe('no-store');
  const second = await exchange({ code: secret });
  expect([second.status, second.body]).toEqual([400, { error: 'invalid_grant' }]);
});

test('of two simultaneous requests with the same code one gets nothing', async () => {
  const { code, exchange } = await startEmbedding();
  const secret = await code();
  const answers = await Promise.all([
    exchange({ code: secret }),
    exchange({ code: secret }),
    exchange({ code: secret }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
});

test('is for servers: it needs no cookie, sets none, and allows no page of another origin', async () => {
  const { app, code, exchange } = await startEmbedding();
  const { status, headers } = await exchange(
    { code: await code() },
    { origin: 'https://apps.example' },
  );
  expect(status).toBe(200);
  expect(Object.keys(headers).filter((name) => /^access-control|^set-cookie/u.test(name))).toEqual(
    [],
  );
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/microapp/token',
    headers: { origin: 'https://apps.example', 'access-control-request-method': 'POST' },
  });
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([
    404,
    undefined,
  ]);
  expect(
    (await app.inject({ url: '/microapp/token', headers: { accept: 'text/html' } })).statusCode,
  ).toBe(404);
});

test('a code expires after a minute', async () => {
  const { code, exchange, clock } = await startEmbedding();
  const [early, late] = [await code(), await code()];
  clock.now += 59_999;
  expect((await exchange({ code: early })).status).toBe(200);
  clock.now += 1;
  expect((await exchange({ code: late })).body).toEqual({ error: 'invalid_grant' });
});

test.each([
  [
    'has signed out',
    (id: string, { sessions }: Awaited<ReturnType<typeof startEmbedding>>) => sessions.delete(id),
  ],
  [
    'has locked the screen',
    (id: string, { sessions }: Awaited<ReturnType<typeof startEmbedding>>) => sessions.lock(id),
  ],
  [
    'works through another post by now',
    async (id: string, { sessions }: Awaited<ReturnType<typeof startEmbedding>>) => {
      const { account, accountVersion } = (await sessions.read(id))!;
      await sessions.replaceAccount(id, accountVersion, {
        ...account,
        shopid: '1002',
        shopname: '徐汇店',
      });
    },
  ],
])('a code is invalid once its user %s', async (_what, change) => {
  const embedding = await startEmbedding();
  const secret = await embedding.code();
  const session = await embedding.sessions.find(embedding.cookie.replace('portal_session=', ''));
  await change(session!.id, embedding);
  expect((await embedding.exchange({ code: secret })).body).toEqual({ error: 'invalid_grant' });
});

test.each([
  ['no JSON', '{"code":', 'invalid_request'],
  ['nothing', '', 'invalid_request'],
  ['null', 'null', 'invalid_request'],
  ['a list', '["x"]', 'invalid_request'],
  ['no code', '{}', 'invalid_request'],
  ['an empty code', '{"code":""}', 'invalid_request'],
  ['a code that is no text', '{"code":{"$ne":1}}', 'invalid_request'],
  ['far too much', JSON.stringify({ code: 'x'.repeat(2000) }), 'invalid_request'],
  ['an unknown code', '{"code":"x"}', 'invalid_grant'],
])('%s is refused in the format of OAuth', async (_what, body, error) => {
  const { exchange } = await startEmbedding();
  const answer = await exchange(body);
  expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
    400,
    { error },
    'no-store',
  ]);
});

test('a form is refused, because a page of another site could post one', async () => {
  const { code, exchange } = await startEmbedding();
  const body = `code=${await code()}`;
  const answer = await exchange(body, { 'content-type': 'application/x-www-form-urlencoded' });
  expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }]);
});

test('a token cannot be used as a code, nor a code as a token', async () => {
  const { token, exchange } = await startEmbedding();
  expect((await exchange({ code: await token() })).body).toEqual({ error: 'invalid_grant' });
});

test('an address that guesses codes is limited', async () => {
  const { exchange, clock } = await startEmbedding();
  for (let count = 0; count < 600; count += 1) await exchange({ code: `guess-${count}` });
  const answer = await exchange({ code: 'guess' });
  expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
    429,
    { error: 'slow_down' },
    'no-store',
  ]);
  clock.now += 60_000;
  expect((await exchange({ code: 'guess' })).status).toBe(400);
});

test('neither codes nor tokens are ever logged', async () => {
  const { code, exchange, logLines, ask } = await startEmbedding();
  const secret = await code();
  const { body } = await exchange({ code: secret });
  await ask('{ viewer { name } }', { headers: { authorization: `Bearer ${String(body.token)}` } });
  await exchange(`{"code":"${secret}`);
  const logged = logLines.join('');
  expect(logged).toContain('/microapp/token');
  expect([logged.includes(secret), logged.includes(String(body.token))]).toEqual([false, false]);
});
