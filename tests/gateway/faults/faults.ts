import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { StubAnswer } from '../../support/retail/contract-stub.ts';
import { otherShape, otherTypes, withData, withDuplicates, withPrototypeKeys } from './odd-data.ts';

/** One way in which a call of the services can go wrong. */
export interface Fault {
  name: string;
  /** Whether the answer never comes, so that the call ends by its time limit. */
  isLate?: true;
  /** Where the call goes instead of to the services, so that it never arrives. */
  origin?(services: URL): string;
  /** How the services answer. */
  answer?: Answer;
}

type Answer = (whole: StubAnswer, to: { response: ServerResponse; socket: Socket }) => void;

/** Texts of the services that must not reach a client. */
export const SECRET = 'SECRET-OF-THE-SERVICES';
const STACK = `java.lang.IllegalStateException: ${SECRET}\n\tat com.shop.Sales.query(Sales.java:42)`;
const PAGE = `<!doctype html><title>${SECRET}</title><h1>Bad gateway at 10.1.2.3</h1>`;
const TOO_LARGE = 2 * 1024 * 1024;
const DRIP_MS = 10;
const DEPTH = 100_000;

const head = ({ type, content }: StubAnswer, length = content.length): string =>
  `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n`;

/** Answers with bytes instead of a valid HTTP answer. */
const raw =
  (write: (socket: Socket, whole: StubAnswer) => void): Answer =>
  (whole, { socket }) =>
    write(socket, whole);

/** Answers with a valid HTTP answer. */
const sent =
  (content: Buffer | string, status = 200, headers: Record<string, string> = {}): Answer =>
  (_whole, { response }) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(content);

const changed =
  (change: (whole: StubAnswer) => Buffer, headers: Record<string, string> = {}): Answer =>
  (whole, { response }) =>
    void response.writeHead(200, { 'content-type': whole.type, ...headers }).end(change(whole));

const data = (change: (data: unknown) => unknown) => changed((whole) => withData(whole, change));

/** Sends text one byte at a time, and never all of it. */
function drip(socket: Socket, text: string): void {
  let sentBytes = 0;
  const timer = setInterval(() => socket.write(text[sentBytes++ % text.length] ?? ''), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
}

function sendForever(response: ServerResponse): void {
  const part = Buffer.alloc(64 * 1024, ' ');
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more);
  more();
}

const status = (code: number, body = '', headers: Record<string, string> = {}): Fault => ({
  name: `status ${code}`,
  answer: sent(body, code, headers),
});

export const FAULTS: readonly Fault[] = [
  // A port that is never used: nothing listens there.
  { name: 'connection refused', origin: () => 'http://127.0.0.1:1' },
  // Longer than a name may be, so that no name server is asked.
  { name: 'unknown host', origin: () => `http://${'x'.repeat(70)}.invalid` },
  { name: 'no TLS', origin: ({ port }) => `https://127.0.0.1:${port}` },
  { name: 'closed without an answer', answer: raw((socket) => socket.end()) },
  { name: 'reset before the headers', answer: raw((socket) => socket.resetAndDestroy()) },
  { name: 'no answer in time', isLate: true, answer: () => undefined },
  {
    name: 'slow headers',
    isLate: true,
    answer: raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
      drip(socket, 'x');
    }),
  },
  { name: 'not HTTP', answer: raw((socket) => socket.end(`220 ${SECRET} ESMTP\r\n`)) },
  {
    name: 'headers too long',
    answer: raw((socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\n\r\n{}`)),
  },
  {
    name: 'body stops',
    isLate: true,
    answer: raw((socket, whole) =>
      socket.write(`${head(whole)}\r\n${whole.content.toString('latin1').slice(0, 20)}`, 'latin1'),
    ),
  },
  {
    name: 'slow body',
    isLate: true,
    answer: raw((socket, whole) => {
      socket.write(`${head(whole, 10_000)}\r\n{`);
      drip(socket, ' ');
    }),
  },
  {
    name: 'reset in the body',
    answer: raw((socket, whole) =>
      socket.write(`${head(whole)}\r\n{"returncode"`, () => socket.resetAndDestroy()),
    ),
  },
  {
    name: 'body shorter than its length',
    answer: raw((socket, whole) => {
      socket.write(`${head(whole, whole.content.length + 10)}\r\n`);
      socket.end(whole.content);
    }),
  },
  {
    name: 'endless body',
    answer: (_whole, { response }) => sendForever(response),
  },
  { name: 'empty body', answer: sent('') },
  { name: 'HTML page', answer: sent(PAGE, 200, { 'content-type': 'text/html' }) },
  { name: 'truncated JSON', answer: changed(({ content }) => content.subarray(0, -5)) },
  {
    name: 'invalid UTF-8',
    answer: sent(Buffer.from('{"returncode":"0","message":"\xff\xfe","data":["\xc3"]}', 'latin1')),
  },
  {
    name: 'byte order mark',
    answer: changed(({ content }) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), content])),
  },
  {
    name: 'wrong content type',
    answer: changed(({ content }) => content, { 'content-type': 'image/png' }),
  },
  {
    name: 'damaged gzip',
    answer: sent('\u001f\u008bnot gzip', 200, { 'content-encoding': 'gzip' }),
  },
  {
    name: 'gzip that expands too far',
    answer: sent(gzipSync(Buffer.alloc(TOO_LARGE, ' ')), 200, {
      'content-encoding': 'gzip',
    }),
  },
  {
    name: 'deeply nested',
    answer: sent(`{"returncode":"0","data":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`),
  },
  { name: 'keys of prototypes', answer: data(withPrototypeKeys) },
  { name: 'other shape', answer: data(otherShape) },
  { name: 'other types', answer: data(otherTypes) },
  { name: 'everything twice', answer: data(withDuplicates) },
  { name: 'no data', answer: sent('{"returncode":"0","message":"success"}') },
  { name: 'null as data', answer: data(() => null) },
  {
    name: 'unknown returncode',
    answer: sent(JSON.stringify({ returncode: 'Z9999', message: STACK, data: SECRET })),
  },
  { name: 'status 204', answer: sent('', 204) },
  status(301, '', { location: 'http://10.1.2.3/elsewhere' }),
  status(401, PAGE),
  status(403, PAGE),
  status(404, JSON.stringify({ status: 404, error: SECRET, path: '/api/secret' })),
  status(409, ''),
  status(429, SECRET, { 'retry-after': '30' }),
  status(500, JSON.stringify({ status: 500, trace: STACK })),
  status(502, PAGE, { 'content-type': 'text/html' }),
  status(503, PAGE, { 'content-type': 'text/html', 'retry-after': '5' }),
];
