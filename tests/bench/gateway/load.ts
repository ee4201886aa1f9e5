import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { readFrames } from './http-frames.ts';
import type { Program } from './program.ts';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
}

interface Load {
  program: Program;
  request: Buffer;
  connections: number;
  ms: number;
}

/** Sends the same request again and again over all connections, until the time is over. */
export async function measureLoad({ program, request, connections, ms }: Load): Promise<Measured> {
  const { hostname, port } = new URL(program.url);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const times: number[] = [];
  const cpuBefore = await program.cpuMs();
  const startedAt = performance.now();
  await Promise.all(sockets.map((socket) => repeatUntil(startedAt + ms, socket, request, times)));
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMs = (await program.cpuMs()) - cpuBefore;
  sockets.forEach((socket) => socket.destroy());
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpuMs: cpuMs / times.length,
  };
}

function repeatUntil(
  endAt: number,
  socket: Socket,
  request: Buffer,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = performance.now();
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was closed')));
    socket.on(
      'data',
      readFrames(({ head }) => {
        if (!head.startsWith('HTTP/1.1 200')) {
          reject(new Error(head));
          return;
        }
        const now = performance.now();
        times.push(now - sentAt);
        if (now >= endAt) {
          socket.removeAllListeners();
          resolve();
          return;
        }
        sentAt = now;
        socket.write(request);
      }),
    );
    socket.write(request);
  });
}
