import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a receiver got. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; kind: string; occurredAt: string; data: Record<string, unknown> };
}

/** A real HTTP server on this machine that receives events. */
interface Receiver {
  url: string;
  received: Received[];
  /** Answers from now on; 200 by default. */
  answerWith(answer: (response: ServerResponse) => void): void;
}

export async function startReceiver(host = '127.0.0.1'): Promise<Receiver> {
  const received: Received[] = [];
  let answer = (response: ServerResponse): void => void response.end('ok');
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const event = JSON.parse(body) as Received['event'];
      received.push({ path: request.url ?? '', headers: request.headers, body, event });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/hook`,
    received,
    answerWith: (next) => void (answer = next),
  };
}

export const withStatus =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end('no');
