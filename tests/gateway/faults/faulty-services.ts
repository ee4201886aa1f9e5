import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { createContractStub, type StubAnswer } from '../../support/retail/contract-stub.ts';
import type { Fault } from './faults.ts';
import { withData } from './odd-data.ts';

/** How long a call with a fault waits for an answer that never comes; others wait as in production. */
const LATE_MS = 150;
/** How large its answer may be; others as in production. Smaller, so that the faults do not take long. */
const MAX_BYTES = 1024 * 1024;

/** Data of answers that differ from the examples of the contract, by operationId. */
export type OtherData = Readonly<Record<string, unknown>>;

export interface FaultyServices {
  url: string;
  /** The transport of production, which leads calls with a fault of the connection astray. */
  transport: Transport;
  /** All calls of an operation have this fault from now on. */
  break(operation: string, fault: Fault): void;
  /** All calls are answered again, with other data for some of them. */
  repair(otherData?: OtherData): void;
  /** The operationIds of the calls since the last change. */
  asked(): readonly string[];
  /** How many calls are without an answer. */
  openCalls(): number;
  close(): Promise<void>;
}

/** Changes the answer of an operation for the caller with a token. */
export type Personal = (data: unknown, operation: string, token: string) => unknown;

/**
 * Services over HTTP that follow the contract, except for the calls of one operation. With `personal` each caller gets answers of its own.
 */
export async function startFaultyServices(personal?: Personal): Promise<FaultyServices> {
  const stub = createContractStub('examples');
  const sockets = new Set<Socket>();
  let open = 0;
  let broken: { operation: string; fault: Fault } | null = null;
  let otherData: OtherData = {};

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    open += 1;
    response.once('close', () => (open -= 1));
    const body = (await buffer(request)).toString('utf8');
    const url = new URL(request.url ?? '/', 'http://services');
    const header = (name: string) => request.headers[name]?.toString();
    const answer = changed(
      stub.respond({ method: request.method ?? '', url, header, body }),
      header('ssotoken'),
    );
    if (broken !== null && broken.operation === answer.operation && broken.fault.answer)
      broken.fault.answer(answer, { response, socket: request.socket });
    else response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.content);
  }

  /** Tokens that have expired are refused. */
  function changed(answer: StubAnswer, token = ''): StubAnswer {
    const { operation } = answer;
    if (operation === null) return answer;
    const refused = token.startsWith('expired') && operation !== 'refreshToken';
    const other = refused
      ? { returncode: 'A0242', message: 'expired', data: null }
      : { returncode: '0', message: 'success', data: otherData[operation] };
    if (refused || operation in otherData)
      return { ...answer, content: Buffer.from(JSON.stringify(other)) };
    return personal === undefined
      ? answer
      : { ...answer, content: withData(answer, (data) => personal(data, operation, token)) };
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  // Expected: faults that speak no TLS, and calls that are given up.
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const undici = createUndiciTransport({ connections: 32 });

  const transport: Transport = async (request) => {
    if (broken === null) return undici(request);
    const { method, body, url: asked, headers } = request;
    const { operation } = stub.respond({
      ...{ method, url: asked, body: body?.toString() ?? '' },
      header: (name) => headers[name],
    });
    stub.asked.pop();
    if (operation !== broken.operation) return undici(request);
    stub.asked.push(operation);
    const astray = broken.fault.origin?.(new URL(url));
    const target = astray === undefined ? asked : new URL(asked.pathname + asked.search, astray);
    return undici({
      ...{ ...request, url: target, maxBytes: MAX_BYTES },
      timeoutMs: broken.fault.isLate ? LATE_MS : request.timeoutMs,
    });
  };

  return {
    url,
    transport: Object.assign(transport, { close: () => undici.close() }),
    break(operation, fault) {
      stub.asked.length = 0;
      broken = { operation, fault };
    },
    repair(other = otherData) {
      stub.asked.length = 0;
      broken = null;
      otherData = other;
    },
    asked: () => stub.asked,
    openCalls: () => open,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
