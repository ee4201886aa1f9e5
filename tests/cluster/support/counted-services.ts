import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { TokenLifetimes } from '../../../retail/accounts/tokens.ts';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

interface CountedCall {
  /** The gateway that called. */
  door: number;
  path: string;
}

export interface CountedServices {
  db: RetailDatabase;
  /** The address of the services for one gateway, which tells its calls from those of others. */
  doors: readonly string[];
  callsTo(path: string): CountedCall[];
  /** Resolves when this number of calls has arrived at a path, whether answered or not. */
  arrived(path: string, count: number): Promise<CountedCall[]>;
  /** Holds one call to a path: the next, or one of those after it. */
  hold(path: string, nth?: number): HeldCall;
}

/** A call that has left the gateway and has not arrived at the services. */
interface HeldCall {
  /** The gateway that called. */
  arrived: Promise<number>;
  /** Lets it arrive, unless its gateway has gone. */
  pass(): void;
  /** Breaks its connection. */
  lose(): void;
}

/** How a held call is waited for, and how it ends. */
interface Hold {
  /** Calls that pass before it. */
  left: number;
  arrive(door: number): void;
  end: Promise<'pass' | 'lose'>;
}

/** The embedded services with one address for each gateway, which count their calls. */
export async function startCountedServices(
  count: number,
  lifetimes?: TokenLifetimes,
): Promise<CountedServices> {
  const { app, db } = buildRetail({ lifetimes });
  await app.ready();
  const calls: CountedCall[] = [];
  const holds = new Map<string, Hold>();
  const endings: (() => void)[] = [];
  const waiting = new Set<() => void>();
  const callsTo = (path: string) => calls.filter((call) => call.path === path);

  async function pass(door: number, request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split('?', 1)[0] ?? '';
    calls.push({ door, path });
    for (const look of waiting) look();
    const hold = holds.get(path);
    if (hold !== undefined && (hold.left -= 1) < 0) {
      holds.delete(path);
      hold.arrive(door);
      if ((await hold.end) === 'lose') response.destroy();
    }
    if (!response.destroyed) app.routing(request, response);
  }

  const servers = Array.from({ length: count }, (_none, door) =>
    createServer((request, response) => void pass(door, request, response)),
  );
  const doors = await Promise.all(servers.map(listen));
  onTestFinished(async () => {
    for (const end of endings) end();
    await Promise.all(servers.map(close));
    await app.close();
    db.close();
  });
  return {
    ...{ db, doors, callsTo },
    arrived: (path, expected) =>
      new Promise((resolve) => {
        function look(): void {
          if (callsTo(path).length < expected) return;
          waiting.delete(look);
          resolve(callsTo(path));
        }
        waiting.add(look);
        look();
      }),
    hold(path, nth = 1) {
      const arrived = deferred<number>();
      const end = deferred<'pass' | 'lose'>();
      holds.set(path, { left: nth - 1, arrive: arrived.resolve, end: end.promise });
      const lose = () => end.resolve('lose');
      endings.push(lose);
      return { arrived: arrived.promise, pass: () => end.resolve('pass'), lose };
    },
  };
}

/** A promise with the function that resolves it. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
