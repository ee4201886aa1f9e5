import { onTestFinished } from 'vitest';
import type { TokenLifetimes } from '../../../retail/accounts/tokens.ts';
import { emptyDatabaseUrl, hasPostgres } from '../../support/postgres.ts';
import {
  postgresPrograms,
  startPostgres,
  type PostgresServer,
} from '../../support/postgres-server.ts';
import { emptyRedis, hasRedis } from '../../support/redis.ts';
import type { RedisServer } from '../../support/redis-server.ts';
import { openBrowser, type Browser } from './browser.ts';
import { startCountedServices, type CountedServices } from './counted-services.ts';
import { gatewayProcess, type GatewayProcess } from './gateway-process.ts';
import { hasNginx, startNginx } from './nginx-server.ts';

export const canRunCluster = (): boolean => hasRedis() && hasPostgres() && hasNginx();

interface ClusterOptions {
  lifetimes?: TokenLifetimes;
  /** Settings of Redis. */
  redis?: readonly string[];
  /** Variables of the gateways. */
  env?: Readonly<Record<string, string>>;
}

type Three = [GatewayProcess, GatewayProcess, GatewayProcess];

export interface Cluster {
  /** The address of nginx. */
  url: string;
  gateways: Three;
  services: CountedServices;
  redis: RedisServer;
  /** A browser at nginx. */
  browser(): Browser;
  /** A browser directly at one gateway. */
  browserAt(gateway: GatewayProcess): Browser;
}

/** What all gateways of a test have in common. */
export const COMMON = {
  PUBLIC_ORIGIN: 'https://portal.example',
  TRUSTED_PROXIES: '127.0.0.1',
  SESSION_SECRET: 's'.repeat(32),
  EVENT_POLL_MS: '1000',
  // Two hundred users share a few accounts.
  MAX_SESSIONS_PER_ACCOUNT: '0',
};

/** A server of PostgreSQL for one test, which can be stopped. */
export async function ownPostgres(): Promise<PostgresServer> {
  const server = await startPostgres(postgresPrograms() ?? '');
  onTestFinished(() => server.stop());
  return server;
}

/** Three gateways behind nginx, over one Redis, one PostgreSQL and the embedded services. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const [services, redis, databaseUrl] = await Promise.all([
    startCountedServices(3, options.lifetimes),
    emptyRedis(options.redis),
    options.env?.DATABASE_URL ?? emptyDatabaseUrl(),
  ]);
  const env = { ...COMMON, REDIS_URL: redis.url, DATABASE_URL: databaseUrl, ...options.env };
  const gateways = (await Promise.all(
    services.doors.map((RETAIL_URL) => gatewayProcess({ ...env, RETAIL_URL })),
  )) as Three;
  await Promise.all(gateways.map((gateway) => gateway.start()));
  const nginx = await startNginx(gateways.map(({ port }) => port));
  onTestFinished(() => nginx.stop());
  return {
    ...{ url: nginx.url, gateways, services, redis },
    browser: () => openBrowser(nginx.url),
    browserAt: (gateway) => openBrowser(gateway.url),
  };
}
