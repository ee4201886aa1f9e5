import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  createGate,
  createLoopbackRetail,
  type Answering,
} from '../../support/retail/loopback-retail.ts';
import { UpstreamError } from '../../../gateway/errors/upstream-error.ts';
import { failureOf, OLD, SHOPS, upstreamFixture } from './fixture.ts';
import { html, text } from './call-support.ts';

const halfBody: Answering = (_call, response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('{"returncode":"0","data":[');
  setImmediate(() => response.destroy());
  return 'handled';
};
const halfChunks: Answering = (_call, response) => {
  response.writeHead(200).write('{"returncode":"0","data":[');
  setImmediate(() => response.destroy());
  return 'handled';
};

test('a call is a POST with the token as header and query parameter, and returns the data of the envelope', async () => {
  const { retail, caller } = await upstreamFixture();
  retail.answer(SHOPS, () => ({
    returncode: '0',
    data: [{ shopid: '1001', shopname: '南京路店' }],
  }));
  expect(await caller().call('shops', { usercode: 'u', postcode: 'p' })).toEqual([
    { shopid: '1001', shopname: '南京路店' },
  ]);
  expect(retail.calls).toMatchObject([
    {
      method: 'POST',
      path: SHOPS,
      headerToken: OLD.accessToken,
      queryToken: OLD.accessToken,
      body: { usercode: 'u', postcode: 'p' },
    },
  ]);
  expect(retail.calls[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-request-id': 'r1',
  });
});

test('a call without a session sends no token, and an empty body is an empty object', async () => {
  const { retail, upstream } = await upstreamFixture();
  await upstream.forRequest({ session: null, requestId: 'r2' }).call('login', undefined);
  expect(retail.calls).toMatchObject([{ headerToken: undefined, queryToken: null, body: {} }]);
});

test.each([
  ['the number 0 with status 200', { returncode: 0, data: 'yes' }, 'yes'],
  ['0 with status 500', { returncode: '0', data: 'yes', status: 500 }, 'yes'],
  ['0 without data', { returncode: '0' }, null],
])('an answer is a success with %s', async (_title, scripted, data) => {
  const { retail, caller } = await upstreamFixture();
  retail.answer(SHOPS, () => scripted);
  expect(await caller().call('shops', {})).toBe(data);
});

test('an error code with HTTP status 200 is a failure that keeps the code and message of the services', async () => {
  const { retail, caller } = await upstreamFixture();
  retail.answer(SHOPS, () => ({ returncode: 'A0301', message: '无权访问' }));
  const error: unknown = await caller()
    .call('shops', {})
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UpstreamError);
  expect(error).toMatchObject({
    kind: 'refused',
    returncode: 'A0301',
    refusal: '无权访问',
    operation: 'shops',
  });
});

test('a message of the services that contains the token is dropped', async () => {
  const { retail, caller } = await upstreamFixture();
  retail.answer(SHOPS, () => ({ returncode: 'A0500', message: `${OLD.accessToken} 无效` }));
  await expect(caller().call('shops', {})).rejects.toMatchObject({ refusal: '' });
});

test('B0501 and configured missing operations count as not implemented; the latter are never called', async () => {
  const { retail, caller } = await upstreamFixture({ retailConfig: { missing: ['posts'] } });
  retail.answer(SHOPS, () => ({ returncode: 'B0501' }));
  expect(await failureOf(caller().call('shops', {}))).toBe('not-implemented');
  expect(await failureOf(caller().call('posts', {}))).toBe('not-implemented');
  expect(retail.calls).toHaveLength(1);
});

test.each<[string, string, Answering]>([
  ['HTML', 'malformed', html],
  ['an empty body', 'malformed', text('')],
  ['broken JSON', 'malformed', text('{"returncode":"0"')],
  ['JSON null', 'malformed', text('null')],
  ['a list', 'malformed', text('[]')],
  ['another envelope', 'malformed', text('{"code":0,"result":{}}')],
  ['a returncode that is an object', 'malformed', text('{"returncode":{}}')],
  ['a returncode that is a long text', 'malformed', text(`{"returncode":"${'x'.repeat(64)}"}`)],
  ['half a body', 'malformed', halfBody],
  ['half a chunked body', 'malformed', halfChunks],
  ['a body that says gzip and is not', 'malformed', text('{}', { 'content-encoding': 'gzip' })],
  ['nothing, and hangs up', 'unreachable', (_call, response) => (response.destroy(), 'handled')],
])('%s fails as %s, and the next call works', async (_title, kind, answering) => {
  const { retail, caller, sessions, session } = await upstreamFixture();
  retail.answer(SHOPS, answering);
  expect(await failureOf(caller().call('shops', {}))).toBe(kind);
  retail.answer(SHOPS, () => ({ returncode: '0', data: 1 }));
  expect(await caller().call('shops', {})).toBe(1);
  expect(await sessions.read(session.id)).not.toBeNull();
});

test('a compressed answer is decompressed', async () => {
  const { retail, caller } = await upstreamFixture();
  retail.answer(
    SHOPS,
    text(gzipSync('{"returncode":"0","data":"packed"}'), { 'content-encoding': 'gzip' }),
  );
  expect(await caller().call('shops', {})).toBe('packed');
  expect(retail.calls[0]?.headers['accept-encoding']).toBe('gzip');
});

test('a compressed answer that expands to more than 32 MB is malformed', async () => {
  const { retail, caller } = await upstreamFixture();
  retail.answer(
    SHOPS,
    text(gzipSync(Buffer.alloc(33 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
  );
  expect(await failureOf(caller().call('shops', {}))).toBe('malformed');
});

test('a missing answer and a body that stalls both end in a timeout', async () => {
  const { retail, caller } = await upstreamFixture();
  retail.answer(SHOPS, () => new Promise(() => {}));
  expect(await failureOf(caller().call('shops', {}, { timeoutMs: 30 }))).toBe('timeout');
  retail.answer(
    SHOPS,
    (_call, response) => (
      response.writeHead(200, { 'content-length': '10' }).write('{'),
      'handled'
    ),
  );
  expect(await failureOf(caller().call('shops', {}, { timeoutMs: 60 }))).toBe('timeout');
});

test('an address where nobody listens is unreachable', async () => {
  const gone = await createLoopbackRetail();
  await gone.close();
  const { caller, upstream } = await upstreamFixture({ retailUrl: gone.url });
  expect(await failureOf(caller().call('shops', {}))).toBe('unreachable');
  expect(await upstream.health()).toBe('unreachable');
});

test('the calls of a request are canceled when its client disconnects', async () => {
  const { retail, upstream, session } = await upstreamFixture();
  retail.answer(SHOPS, () => new Promise(() => {}));
  const gone = new AbortController();
  const call = failureOf(
    upstream.forRequest({ session, requestId: 'r3', signal: gone.signal }).call('shops', {}),
  );
  await retail.arrived(SHOPS, 1);
  gone.abort();
  expect(await call).toBe('cancelled');
});

test('equal calls of one request are made once, regardless of key order and of whether they are still running', async () => {
  const { retail, caller } = await upstreamFixture();
  let answer = 0;
  retail.answer(SHOPS, () => ({ returncode: '0', data: (answer += 1) }));
  const request = caller();
  const [one, other] = await Promise.all([
    request.call('shops', { a: 1, b: { c: [2], d: 3 } }),
    request.call('shops', { b: { d: 3, c: [2] }, a: 1 }),
  ]);
  expect([one, other, await request.call('shops', { a: 1, b: { c: [2], d: 3 } })]).toEqual([
    1, 1, 1,
  ]);
  expect(await request.call('shops', { a: 2 })).toBe(2);
  expect(retail.calls).toHaveLength(2);
});

test('nothing is shared between requests', async () => {
  const { retail, caller } = await upstreamFixture();
  await Promise.all([caller().call('shops', {}), caller().call('shops', {})]);
  expect(retail.calls).toHaveLength(2);
});

test('an equal call with a shorter limit shares the running call but keeps its own limit', async () => {
  const { retail, caller } = await upstreamFixture();
  const gate = createGate();
  retail.answer(SHOPS, async () => (await gate.opened, { returncode: '0', data: 'late' }));
  const request = caller();
  const patient = request.call('shops', {});
  expect(await failureOf(request.call('shops', {}, { timeoutMs: 20 }))).toBe('late');
  gate.open();
  expect(await patient).toBe('late');
  expect(retail.calls).toHaveLength(1);
});
