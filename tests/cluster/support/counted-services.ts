import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { TokenLifetimes } from '../../../retail/accounts/tokens.ts';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import { createGate, type Gate } from '../../support/retail/loopback-retail.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

interface CountedCall {
  /** The gateway that called. */
  door: number;
  path: string;
}

export interface CountedServices {
  db: RetailDatabase;
  /** The address of the services for one gateway, by which its calls are told from others. */
  doors: readonly string[];
  callsTo(path: string): CountedCall[];
  /** Resolves when this number of calls has arrived at a path, whether answered or not. */
  arrived(path: string, count: number): Promise<CountedCall[]>;
  /** Lets calls to a path wait until the gate is opened. */
  hold(path: string): Gate;
}

/** The embedded services with one address for each gateway, which count their calls. */
export async function startCountedServices(
  count: number,
  lifetimes?: TokenLifetimes,
): Promise<CountedServices> {
  const { app, db } = buildRetail({ lifetimes });
  await app.ready();
  const calls: CountedCall[] = [];
  const gates = new Map<string, Gate>();
  const waiting = new Set<() => void>();
  const callsTo = (path: string) => calls.filter((call) => call.path === path);

  async function pass(door: number, request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split('?', 1)[0] ?? '';
    calls.push({ door, path });
    for (const look of waiting) look();
    await gates.get(path)?.opened;
    app.routing(request, response);
  }

  const servers = Array.from({ length: count }, (_none, door) =>
    createServer((request, response) => void pass(door, request, response)),
  );
  const doors = await Promise.all(servers.map(listen));
  onTestFinished(async () => {
    for (const gate of gates.values()) gate.open();
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
    hold(path) {
      const gate = createGate();
      gates.set(path, gate);
      return gate;
    },
  };
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
