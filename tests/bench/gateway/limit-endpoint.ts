import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Pool } from 'undici';
import type { ReplayedCall } from './record-operations.ts';

/**
 * A program with one endpoint for each operation, written by hand: it makes the same calls as the
 * gateway, in the same waves, and writes the recorded answer. No gateway can be faster. Its parent
 * sends it `{ upstream, pages }` once.
 */
interface Order {
  upstream: string;
  pages: { payload: string; waves: ReplayedCall[][]; answer: string }[];
}

interface Page {
  waves: ReplayedCall[][];
  answer: Buffer;
}

const pages = new Map<string, Page>();
let pool: Pool | undefined;

async function call({ path, body }: ReplayedCall): Promise<void> {
  const answer = await pool?.request({
    method: 'POST',
    path: `${path}?token=access`,
    headers: { 'content-type': 'application/json', ssoToken: 'access' },
    body,
  });
  await answer?.body.text();
}

const server = createServer((request, response) => {
  void buffer(request).then(async (payload) => {
    const page = pages.get(payload.toString());
    if (page === undefined) return response.writeHead(404).end();
    for (const wave of page.waves) await Promise.all(wave.map(call));
    return response
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': page.answer.length,
      })
      .end(page.answer);
  });
});

process.on('message', (order: Partial<Order>) => {
  if (order.upstream === undefined) return;
  pool = new Pool(order.upstream, { connections: 512 });
  for (const { payload, waves, answer } of order.pages ?? [])
    pages.set(payload, { waves, answer: Buffer.from(answer) });
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ ready: true, url: `http://127.0.0.1:${port}` });
});
