import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SHOPS } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const linesOf = (lines: string[]) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('writes one line per request: the operation, the status and the duration', async () => {
  mockRetail().answers('shops', SHOPS);
  const { ask, signIn, logLines } = await startGateway();
  await ask('query Stores { viewer { shops { code } } }', { cookie: await signIn() });
  expect(linesOf(logLines)).toMatchObject([
    {
      msg: 'request',
      requestId: 'test-request',
      method: 'POST',
      path: '/graphql',
      status: 200,
      operationName: 'Stores',
      ms: expect.any(Number),
    },
  ]);
});

test('contains no query string, token or cookie, even when something fails', async () => {
  mockRetail().replies('shops', () => 'unreachable');
  const { app, ask, signIn, logLines } = await startGateway({ logLevel: 'trace' });
  const cookie = await signIn();
  await ask('{ viewer { shops { code } } }', { cookie });
  await app.inject({ url: '/graphql?query={__typename}&token=query-secret' });
  await app.inject({ url: '/nowhere?token=query-secret' });
  const log = logLines.join('');
  expect(log).not.toMatch(/query-secret|access-1|\?/);
  expect(log).not.toContain(cookie.split('=')[1]);
  expect(linesOf(logLines).some(({ level }) => Number(level) >= 40)).toBe(true);
});

test('uses the request id of a load balancer if it is plain', async () => {
  const { app } = await startGateway();
  const named = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'lb-0123456789' } });
  expect(named.headers['x-request-id']).toBe('lb-0123456789');
  const hostile = await app.inject({
    url: '/healthz',
    headers: { 'x-request-id': 'a"b\'c <script>' },
  });
  expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
