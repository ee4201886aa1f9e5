import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createRetailApp, type RetailAppOptions } from '../../../retail/server/app.ts';
import { systemClock, type Clock } from '../../../retail/server/clock.ts';
import { createFaults } from '../../../retail/faults/faults.ts';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import { DEMO_TODAY, openSeededDatabase } from './retail-database.ts';

export const ENTERPRISE = '100001';
export const PASSWORD = 'Retail@2026';

export interface RetailServer {
  app: FastifyInstance;
  db: RetailDatabase;
  /** The address without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

export interface RetailServerOptions extends Partial<Omit<RetailAppOptions, 'faults' | 'db'>> {
  clock?: Clock;
  /** The value of DEMO_FAULTS. */
  faults?: string;
}

/**
 * Starts the embedded retail services on a free port of this machine, with a separate copy of the
 * demo data.
 */
export async function startRetail(options: RetailServerOptions = {}): Promise<RetailServer> {
  const { app, db } = buildRetail(options);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    db,
    url: `http://127.0.0.1:${port}`,
    async close() {
      await app.close();
      db.close();
    },
  };
}

/** Builds the same services without a port, for tests that inject their calls. */
export function buildRetail({
  clock = systemClock,
  faults = '',
  ...options
}: RetailServerOptions = {}): {
  app: FastifyInstance;
  db: RetailDatabase;
} {
  const db = openSeededDatabase({ clock });
  return {
    db,
    app: createRetailApp({
      demoToday: DEMO_TODAY,
      ...options,
      db,
      clock,
      faults: createFaults(faults),
    }),
  };
}
