import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';

/** Sends bytes as they are, and returns all that is answered until the gateway closes. */
async function answerTo(bytes: string): Promise<string> {
  const { app } = await startGateway();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  socket.end(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(parts).toString();
}

const BODY = '{"query":"{ __typename }"}';
const request = (headers: string, body: string, line = 'POST /graphql') =>
  `${line} HTTP/1.1\r\nhost: portal\r\nx-portal-request: 1\r\ncontent-type: application/json\r\n` +
  `${headers}\r\n\r\n${body}`;
/** What follows a request; where it ends is what the cases are about. */
const HIDDEN = request('x: y', '', 'GET /healthz');
const CHUNKED = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;

test('a request with one length is answered, and the one that follows it', async () => {
  const answer = await answerTo(request(`content-length: ${BODY.length}`, BODY + HIDDEN));
  expect(answer.match(/HTTP\/1\.1 200 /gu)).toHaveLength(2);
  const chunked = await answerTo(request('transfer-encoding: chunked', CHUNKED + HIDDEN));
  expect(chunked.match(/HTTP\/1\.1 200 /gu)).toHaveLength(2);
});

test.each([
  ['a length and chunks', `content-length: 5\r\ntransfer-encoding: chunked`, CHUNKED],
  ['chunks and a length', `transfer-encoding: chunked\r\ncontent-length: 5`, CHUNKED],
  ['two lengths', `content-length: ${BODY.length}\r\ncontent-length: 5`, BODY],
  ['two lengths in one line', `content-length: ${BODY.length}, 5`, BODY],
  ['a length with a sign', `content-length: +${BODY.length}`, BODY],
  ['an unknown coding', 'transfer-encoding: xchunked', CHUNKED],
  ['chunks that are not the last coding', 'transfer-encoding: chunked, identity', CHUNKED],
  ['a line break within a header', `x: a\rcontent-length: ${BODY.length}`, BODY],
  ['a space before the colon', `content-length : ${BODY.length}`, BODY],
  ['a folded header', `content-length: ${BODY.length}\r\nx: a\r\n b`, BODY],
  ['a folded length', `content-length:\r\n ${BODY.length}`, BODY],
  ['a header without a name', `content-length: ${BODY.length}\r\n: a`, BODY],
  ['a NUL in a header', `content-length: ${BODY.length}\r\nx: a\0b`, BODY],
  ['two codings', 'transfer-encoding: chunked\r\ntransfer-encoding: chunked', CHUNKED],
  ['a chunk size with a prefix', 'transfer-encoding: chunked', `0x${CHUNKED}`],
  ['a chunk size beyond all numbers', 'transfer-encoding: chunked', `${'f'.repeat(20)}${CHUNKED}`],
  ['a length beyond all numbers', `content-length: ${'9'.repeat(30)}`, BODY],
  ['a second host', `content-length: ${BODY.length}\r\nhost: evil.example`, BODY],
  ['the same host again', `content-length: ${BODY.length}\r\nHost: portal`, BODY],
])('a request with %s is refused, and what follows is not read', async (_what, headers, body) => {
  const answer = await answerTo(request(headers, body + HIDDEN));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
  expect(answer.match(/HTTP\/1\.1 /gu)).toHaveLength(1);
});

test.each(['/', '/graphql', '/healthz'])(
  'TRACE %s returns nothing of the request',
  async (path) => {
    const answer = await answerTo(
      request('x-secret: of-the-caller\r\nconnection: close', '', `TRACE ${path}`),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[045] /u);
    expect(answer).not.toContain('of-the-caller');
  },
);

/** A request without a body, whose line and headers are all that is sent before the hidden one. */
const bare = (line: string, ...headers: string[]) =>
  `${[line, ...headers].join('\r\n')}\r\n\r\n${HIDDEN}`;

test.each([
  ['two hosts', bare('GET /healthz HTTP/1.1', 'host: portal', 'host: evil.example')],
  ['two hosts in one line', bare('GET /healthz HTTP/1.1', 'host: portal, evil.example')],
  ['a host with a user', bare('GET /healthz HTTP/1.1', 'host: portal@evil.example')],
  ['a host with a path', bare('GET /healthz HTTP/1.1', 'host: portal/evil.example')],
  ['a host with markup', bare('GET /healthz HTTP/1.1', 'host: <script>evil.example')],
  ['a folded host', bare('GET /healthz HTTP/1.1', 'host: portal', ' evil.example')],
  ['no host', bare('GET /healthz HTTP/1.1', 'x: evil.example')],
  ['a target of another host', bare('GET http://evil.example/healthz HTTP/1.1', 'host: portal')],
  ['a target of another port', bare('GET http://portal:81/healthz HTTP/1.1', 'host: portal')],
  ['a target of another scheme', bare('GET evil.example:/healthz HTTP/1.1', 'host: portal')],
  ['an unknown version', bare('GET /healthz HTTP/1.2', 'host: portal', 'x: evil.example')],
  ['another version', bare('GET /healthz HTTP/2.0', 'host: portal', 'x: evil.example')],
  [
    'chunks that its version does not know',
    bare('GET /healthz HTTP/1.0', 'host: portal', 'transfer-encoding: chunked'),
  ],
  ['lines that end without a carriage return', `GET /healthz HTTP/1.1\nhost: portal\n\n${HIDDEN}`],
])(
  'a request with %s is refused and not repeated, and what follows is not read',
  async (_what, bytes) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    expect(answer.match(/HTTP\/1\.1 /gu)).toHaveLength(1);
    expect(answer).not.toContain('evil.example');
  },
);

test('the refusal has a code and a message, and the headers of every answer', async () => {
  const answer = await answerTo(
    bare('GET /healthz HTTP/1.1', 'host: portal', 'host: other', 'accept-language: en-US'),
  );
  expect(answer).toContain('"code":"BAD_REQUEST"');
  expect(answer).toContain('for which host it is, or where it ends');
  expect(answer).toMatch(/^connection: close\r$/imu);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/imu);
});

test.each([
  ['a target of its own host', bare('GET http://portal:80/healthz HTTP/1.1', 'host: portal')],
  ['a host with a port', bare('GET /healthz HTTP/1.1', 'host: portal.example:8443')],
  ['an address as host', bare('GET /healthz HTTP/1.1', 'host: [::1]:4000')],
  ['a host without a name', bare('GET /healthz HTTP/1.1', 'host:')],
  ['an underscore, as containers have it', bare('GET /healthz HTTP/1.1', 'host: gateway_1:4000')],
])('a request with %s is answered, and the one that follows it', async (_what, bytes) => {
  const answer = await answerTo(bytes);
  expect(answer.match(/HTTP\/1\.1 200 /gu)).toHaveLength(2);
});

test('a host in a trailer changes nothing', async () => {
  const trailed = CHUNKED.replace(/\r\n$/u, 'host: evil.example\r\n\r\n');
  const answer = await answerTo(request('transfer-encoding: chunked\r\ntrailer: host', trailed));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
  expect(answer).not.toContain('evil.example');
});

test('what looks like a request within a body is a body', async () => {
  const answer = await answerTo(request(`content-length: ${HIDDEN.length}`, HIDDEN));
  expect(answer.match(/HTTP\/1\.1 /gu)).toHaveLength(1);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
});
