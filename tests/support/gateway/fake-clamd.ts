import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a fake clamd does when it has received a whole content; null: nothing, ever. */
type Answer = string | null | ((content: Buffer, socket: Socket) => void);

interface FakeClamd {
  url: string;
  address: { host: string; port: number };
  /** The contents that it was sent, in order. */
  received: Buffer[];
  /** The connections that are open. */
  open(): number;
  /** Replaces the answer from now on. */
  answer: Answer;
  close(): Promise<void>;
}

export const CLEAN = 'stream: OK\0';
export const EICAR = 'stream: Eicar-Test-Signature FOUND\0';

/** A clamd that understands INSTREAM as its manual describes it, on a port of its own. */
export async function fakeClamd(answer: Answer = CLEAN): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let got = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      got = Buffer.concat([got, piece]);
      const content = contentOf(got);
      if (content === null) return;
      clamd.received.push(content);
      if (typeof clamd.answer === 'function') clamd.answer(content, socket);
      else if (clamd.answer !== null) socket.end(clamd.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  onTestFinished(close);
  const clamd: FakeClamd = {
    url: `tcp://127.0.0.1:${port}`,
    address: { host: '127.0.0.1', port },
    received: [],
    open: () => sockets.size,
    answer,
    close,
  };
  return clamd;
}

/** The content after the command; null until its end has arrived. Anything else is no INSTREAM. */
function contentOf(got: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (got.length < command.length) return null;
  if (got.subarray(0, command.length).toString() !== command) throw new Error('another command');
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= got.length) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
