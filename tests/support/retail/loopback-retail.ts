import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that arrived. */
interface ArrivedCall {
  path: string;
  method: string;
  headerToken: string | undefined;
  queryToken: string | null;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** Answers one call: returns the members of an envelope, or writes the raw response itself. */
export type Answering = (
  call: ArrivedCall,
  response: ServerResponse,
) => Scripted | Promise<Scripted>;
type Scripted =
  | { returncode: unknown; message?: string; data?: unknown; status?: number }
  | 'handled';

/** A promise that a test resolves. It holds back answers without delays. */
export interface Gate {
  opened: Promise<void>;
  open(): void;
}

export interface LoopbackRetail {
  url: string;
  calls: ArrivedCall[];
  callsTo(path: string): ArrivedCall[];
  /** Resolves when this number of calls has arrived at a path, whether answered or not. */
  arrived(path: string, count: number): Promise<void>;
  answer(path: string, answering: Answering): void;
  close(): Promise<void>;
}

/**
 * A real HTTP server on a free port of the loopback interface. Tests script its answers by path;
 * other paths answer with success and no data.
 */
export async function createLoopbackRetail(): Promise<LoopbackRetail> {
  const calls: ArrivedCall[] = [];
  const scripts = new Map<string, Answering>();
  const waiting: { path: string; count: number; resolve: () => void }[] = [];
  const callsTo = (path: string) => calls.filter((call) => call.path === path);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    calls.push(call);
    for (const { path, count, resolve } of waiting) if (callsTo(path).length >= count) resolve();
    const scripted = await (scripts.get(call.path) ?? success)(call, response);
    if (scripted === 'handled') return;
    const { status = 200, message = '', data = null, returncode } = scripted;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ returncode, message, data }));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    callsTo,
    arrived: (path, count) =>
      new Promise((resolve) => {
        if (callsTo(path).length >= count) resolve();
        else waiting.push({ path, count, resolve });
      }),
    answer: (path, answering) => void scripts.set(path, answering),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const success: Answering = () => ({ returncode: '0' });

async function readCall(request: IncomingMessage): Promise<ArrivedCall> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? '/', 'http://loopback');
  const text = Buffer.concat(parts).toString('utf8');
  const header = request.headers.ssotoken;
  return {
    path: url.pathname,
    method: request.method ?? '',
    headerToken: Array.isArray(header) ? header[0] : header,
    queryToken: url.searchParams.get('token'),
    headers: request.headers,
    body: text === '' ? null : JSON.parse(text),
  };
}
