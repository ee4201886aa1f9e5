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
