import { onTestFinished } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import type { RefreshLeases } from '../../../gateway/store/refresh-leases.ts';
import type { SessionStore } from '../../../gateway/store/session-store.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import {
  DEFAULT_RETAIL_CONFIG,
  type RetailConfig,
} from '../../../gateway/upstream/retail-config.ts';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { createUpstream } from '../../../gateway/upstream/upstream.ts';
import { systemAfter, type After } from '../../../gateway/async/timers.ts';
import { createLoopbackRetail } from '../../support/retail/loopback-retail.ts';

export const ACCOUNT: components['schemas']['SignedInAccount'] = {
  userid: 'u1',
  userCode: 'ops_director',
  username: '陈静',
  userType: '1',
  tenantId: null,
  ent_id: '100001',
  entname: '华东零售',
  timezone: 'Asia/Shanghai',
  currency: 'CNY',
  mainPost: null,
  createDate: '2026-06-15 09:00:00',
};

export const OLD = { accessToken: 'access-old', refreshToken: 'refresh-old' };
export const NEW = { accessToken: 'access-new', refreshToken: 'refresh-new' };

export const REFRESH = OPERATIONS.refreshToken;
export const LOGOUT = OPERATIONS.logout;
export const SHOPS = OPERATIONS.shops;

interface Given {
  timeoutMs?: number;
  sharedCacheMs?: number;
  metadataCacheMs?: number;
  retailConfig?: Partial<RetailConfig>;
  retailUrl?: string;
  transport?: Transport;
  upstreamConnections?: number;
  after?: After;
  /** Calls the same services with the same session as another process. */
  sharedWith?: Services;
  sessions?: SessionStore;
  refreshLeases?: RefreshLeases;
}

type Services = Pick<Awaited<ReturnType<typeof startServices>>, 'retail' | 'sessions' | 'session'>;

/**
 * Real parts: an HTTP server on the loopback interface, undici, SQLite in memory. Only the clock is
 * manual.
 */
export async function upstreamFixture({
  timeoutMs = 10_000,
  sharedCacheMs = 60_000,
  metadataCacheMs = 0,
  retailConfig,
  retailUrl,
  transport,
  upstreamConnections = 512,
  after = systemAfter,
  sharedWith,
  sessions: givenSessions,
  refreshLeases,
}: Given = {}) {
  const time = { now: Date.UTC(2026, 5, 15, 1) };
  const clock = () => time.now;
  const services = sharedWith ?? (await startServices(clock, givenSessions));
  const { retail, session } = services;
  const sessions = givenSessions ?? services.sessions;
  const { record, answered } = countAnswers();
  const upstream = createUpstream({
    config: {
      retailUrl: retailUrl ?? retail.url,
      retailConfig: { ...DEFAULT_RETAIL_CONFIG, ...retailConfig },
      upstreamTimeoutMs: timeoutMs,
      upstreamConnections,
      sharedCacheMs,
      metadataCacheMs,
      sessionAbsoluteMs: 1e9,
    },
    transport: transport ?? createUndiciTransport({ connections: 128 }),
    sessions,
    ...(refreshLeases && { refreshLeases }),
    clock,
    after,
    logger: { ...silentLogger, debug: (fields) => record(fields) },
  });
  onTestFinished(() => upstream.close());
  return {
    retail,
    sessions,
    session,
    upstream,
    time,
    answered,
    caller: () => upstream.forRequest({ session, requestId: 'r1' }),
  };
}

/** Services, and a session that is signed in to them. */
async function startServices(clock: () => number, given?: SessionStore) {
  const retail = await createLoopbackRetail();
  const sessions =
    given ??
    createSqliteSessionStore({
      file: ':memory:',
      secret: Buffer.alloc(32, 7),
      idleMs: 1e9,
      absoluteMs: 1e9,
      clock,
    });
  const { session } = await sessions.create(ACCOUNT, OLD);
  onTestFinished(async () => {
    await retail.close();
    await sessions.close();
  });
  return { retail, sessions, session };
}

/**
 * Counts the answers that have reached the gateway by returncode, so that a test can delay a
 * refresh until all calls wait for it.
 */
function countAnswers() {
  const counts = new Map<unknown, number>();
  const waiting: { returncode: string; count: number; resolve: () => void }[] = [];
  return {
    record(fields: object) {
      const code = 'returncode' in fields ? fields.returncode : undefined;
      counts.set(code, (counts.get(code) ?? 0) + 1);
      for (const { returncode, count, resolve } of waiting)
        if ((counts.get(returncode) ?? 0) >= count) resolve();
    },
    answered: (returncode: string, count: number) =>
      new Promise<void>((resolve) => waiting.push({ returncode, count, resolve })),
  };
}

/** The kind of the UpstreamError that a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 'no failure';
  } catch (error) {
    return error instanceof Error && 'kind' in error ? error.kind : error;
  }
}
