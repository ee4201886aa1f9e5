import { expect, test } from 'vitest';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SHOPS } from '../../support/retail/retail-fixtures.ts';
import { createContractStub } from '../../support/retail/contract-stub.ts';
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

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`;

test.each([
  ['that the caller has begun', TRACEPARENT, TRACEPARENT, TRACE_ID],
  ['of zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined, undefined],
  ['of another version', TRACEPARENT.replace('00-', 'ff-'), undefined, undefined],
  ['with more behind it', `${TRACEPARENT}-x`, undefined, undefined],
])('a trace %s is continued by the calls and named in the log, or ignored', async (...row) => {
  const [, traceparent, sent, traceId] = row;
  const stub = createContractStub('examples');
  const received: (string | undefined)[] = [];
  const transport: Transport = (request) => {
    received.push(request.headers.traceparent);
    return stub.transport(request);
  };
  const { ask, signIn, logLines } = await startGateway({}, { transport });
  const { errors } = await ask('{ viewer { posts { code } } }', {
    cookie: await signIn(),
    headers: { traceparent },
  });
  expect(errors).toBeUndefined();
  expect(received).toEqual([sent]);
  expect(linesOf(logLines).map((line) => line.traceId)).toEqual([traceId]);
});

test('every line and every answer has the request id, whatever the request is', async () => {
  mockRetail().replies('shops', () => 'unreachable');
  const { app, ask, signIn, logLines } = await startGateway({ logLevel: 'debug' });
  const cookie = await signIn();
  await ask('{ viewer { shops { code } } }', { cookie });
  const requests = [
    { url: '/healthz' },
    { url: '/nowhere' },
    { url: '/files/nothing' },
    { url: '/events' },
    { url: '/language/en-US/x.json' },
    { url: '/schema.graphql' },
    { url: '/%zz' },
    { url: '/graphql', method: 'PUT' },
    {
      url: '/graphql',
      method: 'POST',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    },
  ] as const;
  for (const request of requests) {
    const answer = await app.inject(request);
    expect([request.url, answer.headers['x-request-id']]).toEqual([
      request.url,
      expect.stringMatching(/^[0-9a-f-]{36}$/u),
    ]);
  }
  const lines = linesOf(logLines);
  expect(lines.length).toBeGreaterThan(requests.length + 1);
  expect(lines.filter(({ requestId }) => typeof requestId !== 'string')).toEqual([]);
});
