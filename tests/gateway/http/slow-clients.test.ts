import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ConnectionLimits } from '../../../gateway/http/connection-limits.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createScriptedTransport } from '../../support/gateway/scripted-transport.ts';

const LONG_MS = 15_000;
const TRICKLE_MS = 20;
const UNLIMITED: ConnectionLimits = {
  headersMs: LONG_MS,
  bodyMs: LONG_MS,
  requestMs: LONG_MS,
  silentMs: LONG_MS,
  checkEveryMs: 20,
};

async function listen(limits: Partial<ConnectionLimits>) {
  const gateway = await startGateway({}, { connectionLimits: { ...UNLIMITED, ...limits } });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...gateway, port: (gateway.app.server.address() as AddressInfo).port };
}

/** Sends the beginning, then one byte at a time, until the server closes. Returns its answer. */
async function trickle(port: number, beginning: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => undefined);
  if (beginning !== '') socket.write(beginning);
  const drip = setInterval(() => beginning !== '' && socket.write('a'), TRICKLE_MS);
  onTestFinished(() => clearInterval(drip));
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  return Buffer.concat(parts).toString();
}

const POST = (path: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nhost: portal\r\nx-portal-request: 1\r\n` +
  `content-type: ${type}\r\ncontent-length: 1000\r\n`;

test('a client that sends its headers one byte at a time is cut off', async () => {
  const { port } = await listen({ headersMs: 100 });
  expect(await trickle(port, 'GET /healthz HTTP/1.1\r\nx-slow: ')).toMatch(/^HTTP\/1\.1 408 /u);
});

test('a client that connects and sends nothing is cut off', async () => {
  const { port } = await listen({ headersMs: 100 });
  expect(await trickle(port, '')).toMatch(/^HTTP\/1\.1 408 /u);
});

test.each(['/graphql', '/healthz', '/microapp/token'])(
  'a client that sends a body to %s one byte at a time is cut off',
  async (path) => {
    const { port } = await listen({ bodyMs: 100 });
    const answer = await trickle(port, `${POST(path)}\r\n{"query":"`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:408|404|405|400|415) /u);
  },
);

test('the log names the status of a body that was too slow', async () => {
  const { port, logLines } = await listen({ bodyMs: 100 });
  expect(await trickle(port, `${POST('/graphql')}\r\n{"query":"`)).toMatch(/^HTTP\/1\.1 408 /u);
  expect(logLines.join('')).toMatch(/"path":"\/graphql","status":408/u);
});

test('five hundred slow clients are all cut off, and another one is answered meanwhile', async () => {
  const { port } = await listen({ headersMs: 300, bodyMs: 300 });
  const slow = Array.from({ length: 500 }, (_, index) =>
    trickle(port, index % 2 === 0 ? 'GET / HTTP/1.1\r\nx-slow: ' : `${POST('/graphql')}\r\n{"q`),
  );
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const answers = await Promise.all(slow);
  // An answer is lost with what the client has sent since, if the server has not read that.
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 408 '));
  const unread = answers.filter((answer) => answer === '');
  expect(refused.length + unread.length).toBe(500);
  expect(refused.length).toBeGreaterThan(400);
});

test('a file may take longer than another body', async () => {
  const { port, signIn } = await listen({ headersMs: 500, bodyMs: 50, requestMs: 600 });
  const form = `${POST('/files/avatar', 'multipart/form-data; boundary=x')}cookie: ${await signIn()}`;
  const since = performance.now();
  await trickle(port, `${form}\r\n\r\n--x\r\n`);
  expect(performance.now() - since).toBeGreaterThan(500);
});

test('a request that waits for the services is not cut off', async () => {
  const { transport } = createScriptedTransport(
    async () => new Promise((resolve) => setTimeout(() => resolve([]), 400)),
  );
  const { app, signIn } = await startGateway(
    {},
    { transport, connectionLimits: { ...UNLIMITED, headersMs: 100, bodyMs: 100 } },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-portal-request': '1',
      cookie: await signIn(),
    },
    body: JSON.stringify({ query: '{ viewer { shops { code } } }' }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { viewer: { shops: [] } } });
});
