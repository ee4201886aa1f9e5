import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { contractAnswer, type ContractVariant } from './contract-answers.ts';
import { contractCalls } from './contract-document.ts';

/** A request that arrives at the services. */
interface Arrived {
  method: string;
  url: URL;
  header: (name: string) => string | undefined;
  body: string;
}

/** An answer of the services, and the operationId of its call; null for an unknown address. */
export interface StubAnswer {
  operation: string | null;
  status: number;
  type: string;
  content: Buffer;
}

/** Services that are generated from schema/retail.openapi.yaml alone. */
export interface ContractStub {
  /** The operationIds of the calls so far. */
  asked: string[];
  /** The requests that did not conform to the document. */
  problems: string[];
  /** What the services answer to a request. */
  respond(request: Arrived): StubAnswer;
  transport: Transport;
  /** Starts the same services as a separate server on a free port. */
  listen(): Promise<{ url: string; close(): Promise<void> }>;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function createContractStub(variant: ContractVariant): ContractStub {
  const calls = contractCalls();
  const asked: string[] = [];
  const problems: string[] = [];

  function respond({ method, url, header, body }: Arrived): StubAnswer {
    const found = calls.find((call) => call.method === method && call.pattern.test(url.pathname));
    if (found === undefined) {
      problems.push(`${method} ${url.pathname} is in no document`);
      return json(null, 404, { returncode: 'A0404', message: 'No such service', data: null });
    }
    asked.push(found.id);
    const isJson = found.method === 'POST' && found.request !== undefined;
    const parsed: unknown = isJson ? JSON.parse(body || 'null') : null;
    const problem = found.problemOf(parsed);
    if (problem !== null) problems.push(`${found.id}: ${problem}`);
    if (found.token !== 'none' && header('ssotoken') === undefined)
      problems.push(`${found.id}: no token in the header`);
    if (
      found.token !== 'none' &&
      url.searchParams.has('token') !== (found.token === 'header and query')
    )
      problems.push(`${found.id}: the token is to be in ${found.token}`);
    if (found.id === 'downloadFile')
      return { operation: found.id, status: 200, type: 'image/png', content: PIXEL };
    return json(found.id, 200, contractAnswer(found, variant, parsed));
  }

  const transport: Transport = ({ method, url, headers, body }) => {
    const named = new Map(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const { status, type, content } = respond({
      method,
      url,
      header: (name) => named.get(name),
      body: body?.toString() ?? '',
    });
    return Promise.resolve({ status, headers: { 'content-type': type }, body: content });
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const header = (name: string) => request.headers[name]?.toString();
    const url = new URL(request.url ?? '/', 'http://services');
    const body = Buffer.concat(parts).toString('utf8');
    const { status, type, content } = respond({ method: request.method ?? '', url, header, body });
    response.writeHead(status, { 'content-type': type }).end(content);
  }

  return {
    asked,
    problems,
    respond,
    transport,
    async listen() {
      const server = createServer((request, response) => {
        serve(request, response).catch(() => response.destroy());
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        async close() {
          server.closeAllConnections();
          server.close();
          await once(server, 'close');
        },
      };
    },
  };
}

function json(operation: string | null, status: number, answer: unknown): StubAnswer {
  const content = Buffer.from(JSON.stringify(answer));
  return { operation, status, type: 'application/json', content };
}
