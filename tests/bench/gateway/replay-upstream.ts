import { createServer, type AddressInfo } from 'node:net';
import { readFrames } from './http-frames.ts';
import type { ReplayedCall } from './record-operations.ts';

/**
 * A program that answers recorded calls from prepared bytes. Its parent sends it `{ calls }` once,
 * and `{ delayMs }` to delay the answers from then on.
 */
interface Order {
  calls?: ReplayedCall[];
  delayMs?: number;
}

const answers = new Map<string, Buffer>();
let delayMs = 0;

function messageOf(status: string, content: string): Buffer {
  const length = Buffer.byteLength(content);
  return Buffer.from(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${content}`,
  );
}

const UNKNOWN = messageOf('404 Not Found', 'not recorded');

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.on(
    'data',
    readFrames(({ head, body }) => {
      const [, path = ''] = /^POST ([^ ?]*)/u.exec(head) ?? [];
      const answer = answers.get(`${path}\n${body.toString()}`) ?? UNKNOWN;
      if (answer === UNKNOWN) console.error(`not recorded: ${path} ${body.toString()}`);
      if (delayMs === 0) socket.write(answer);
      else setTimeout(() => socket.write(answer), delayMs);
    }),
  );
});

process.on('message', ({ calls, delayMs: next }: Order) => {
  for (const { path, body, answer } of calls ?? [])
    answers.set(`${path}\n${body}`, messageOf('200 OK', answer));
  delayMs = next ?? delayMs;
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ ready: true, url: `http://127.0.0.1:${port}` });
});
