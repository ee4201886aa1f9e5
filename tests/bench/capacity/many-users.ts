import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createContractStub } from '../../support/retail/contract-stub.ts';

/**
 * Services that follow the contract, and that know any account: the one who signs in gets a user id
 * and tokens of the own account. Event polls find nothing.
 */
export async function startServicesOfMany(): Promise<{ url: string; close(): Promise<void> }> {
  const stub = createContractStub('examples');
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        const url = new URL(request.url ?? '/', 'http://services');
        const header = (name: string) => request.headers[name]?.toString();
        const answer = stub.respond({ method: request.method ?? '', url, header, body });
        stub.asked.length = 0;
        const content =
          answer.operation === 'login' ? ownLogin(answer.content, body) : answer.content;
        response.writeHead(answer.status, { 'content-type': answer.type }).end(content);
      },
      () => response.destroy(),
    );
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
}

function ownLogin(content: Buffer, body: string): string {
  const { account } = JSON.parse(body) as { account: string };
  const answer = JSON.parse(content.toString('utf8')) as { data: Record<string, unknown> };
  Object.assign(answer.data, {
    ...{ userid: account, userCode: account },
    // As long as usual tokens.
    accessToken: `${account}-`.padEnd(300, 'a'),
    refreshToken: `${account}-`.padEnd(300, 'r'),
  });
  return JSON.stringify(answer);
}
