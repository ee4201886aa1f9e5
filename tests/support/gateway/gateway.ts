import { emptyDurable } from './empty-durable.ts';
import { onTestFinished } from 'vitest';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Config } from '../../../gateway/config/config.ts';

import type { ServedSchema } from '../../../gateway/http/graphql/graphql.ts';
import type { ConnectionLimits } from '../../../gateway/http/connection-limits.ts';
import type { LoadLimits } from '../../../gateway/overload/admission.ts';
import type { WorkbookWorker } from '../../../gateway/jobs/workbook-worker.ts';
import { createServer } from '../../../gateway/server.ts';
import type { Durable } from '../../../gateway/store/durable.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import type {
  SessionOrigin,
  SessionStore,
  TokenPair,
} from '../../../gateway/store/session-store.ts';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import type { After } from '../../../gateway/async/timers.ts';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import type { ResolveHost } from '../../../gateway/upstream/outside/name-servers.ts';
import { createFetchTransport } from './fetch-transport.ts';
import { SIGNED_IN_STAFF } from '../retail/retail-fixtures.ts';
import './quick-start.ts';

export const RETAIL_URL = 'http://retail.test';

/** 2026-06-15 08:30 in Shanghai, while it is still the previous day in New York. */
export const NOW = Date.parse('2026-06-15T00:30:00Z');

export const TOKENS = { accessToken: 'access-1', refreshToken: 'refresh-1' };

export const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  tls: null,
  plainAddresses: [],
  publicOrigin: null,
  hstsSubdomains: false,
  trustedProxies: [],
  retailUrl: RETAIL_URL,
  retailAuthorities: null,
  retailClient: null,
  retailConfig: DEFAULT_RETAIL_CONFIG,
  dataDir: '/nowhere',
  databaseUrl: null,
  redisUrl: null,
  redisAuthorities: null,
  redisClient: null,
  sessionSecret: Buffer.alloc(32, 7),
  formerSecrets: [],
  sessionIdleMs: 8 * 3_600_000,
  sessionAbsoluteMs: 24 * 3_600_000,
  maxSessions: 20,
  virusScanner: null,
  breachedPasswordsFile: null,
  microappOrigins: ['https://apps.example'],
  ssoOrigins: [],
  ssoUrl: null,
  upstreamTimeoutMs: 30_000,
  cardTimeoutMs: 2_500,
  sharedCacheMs: 60_000,
  metadataCacheMs: 60_000,
  eventPollMs: 15_000,
  webhookHosts: [],
  webhookNetworks: [],
  isWebhookHttpAllowed: false,
  upstreamConnections: 512,
  introspection: 'signed-in',
  onlyPortalOperations: false,
  formerOperations: null,
  metricsFrom: [],
  traces: null,
  timeZone: 'Asia/Shanghai',
  demoToday: null,
  logLevel: 'info',
  demoAccounts: false,
};

export interface GraphqlAnswer {
  status: number;
  headers: LightMyRequestResponse['headers'];
  // The data of any query; each test knows its own shape.
  data: Record<string, unknown> | null | undefined;
  errors:
    | { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
    | undefined;
}

export interface AskOptions {
  variables?: Record<string, unknown>;
  cookie?: string | null;
  headers?: Record<string, string>;
  /** The client address of the request. */
  address?: string;
}

export interface TestGateway {
  app: FastifyInstance;
  sessions: SessionStore;
  logLines: string[];
  clock: { now: number };
  /**
   * Stores a signed-in account without calling the services, and returns the cookie of its browser.
   */
  signIn(
    account?: typeof SIGNED_IN_STAFF,
    known?: { tokens?: TokenPair; origin?: Partial<SessionOrigin> },
  ): Promise<string>;
  ask(query: string, options?: AskOptions): Promise<GraphqlAnswer>;
}

export interface TestParts {
  webRoot?: string;
  sessions?: SessionStore;
  durable?: Durable;
  transport?: Transport;
  createWorker?: () => WorkbookWorker;
  after?: After;
  webhookAfter?: After;
  resolveHost?: ResolveHost;
  connectionLimits?: ConnectionLimits;
  loadLimits?: LoadLimits;
  served?: ServedSchema;
  /** Lateness of the event loop in milliseconds; 0 by default, because tests share the machine. */
  eventLoopDelay?: () => number;
}

/**
 * The whole gateway with a transport that nock can intercept, in-memory stores for sessions and
 * durable data, and a clock that stands still.
 */
export async function startGateway(
  config: Partial<Config> = {},
  parts: TestParts = {},
): Promise<TestGateway> {
  const clock = { now: NOW };
  const logLines: string[] = [];
  const all = { ...CONFIG, ...config };
  const { sessionSecret: secret, sessionIdleMs: idleMs, sessionAbsoluteMs: absoluteMs } = all;
  const sessions =
    parts.sessions ??
    createSqliteSessionStore({
      file: ':memory:',
      secret,
      idleMs,
      absoluteMs,
      clock: () => clock.now,
    });
  const app = await createServer({
    config: all,
    clock: () => clock.now,
    transport: parts.transport ?? createFetchTransport(),
    ...(parts.createWorker && { createWorker: parts.createWorker }),
    ...(parts.after && { after: parts.after, random: () => 0.5 }),
    ...(parts.served && { served: parts.served }),
    ...(parts.webhookAfter && { webhookAfter: parts.webhookAfter, random: () => 0.5 }),
    ...(parts.resolveHost && { resolveHost: parts.resolveHost }),
    ...(parts.loadLimits && { loadLimits: parts.loadLimits }),
    eventLoopDelay: { read: parts.eventLoopDelay ?? (() => 0), close: () => undefined },
    ...(parts.connectionLimits && { connectionLimits: parts.connectionLimits }),
    sessions,
    durable: parts.durable ?? (await emptyDurable()),
    webRoot: parts.webRoot ?? '/nowhere',
    logStream: { write: (line) => void logLines.push(line) },
  });

  onTestFinished(() => app.close());

  async function signIn(
    account = SIGNED_IN_STAFF,
    { tokens = TOKENS, origin = {} }: { tokens?: TokenPair; origin?: Partial<SessionOrigin> } = {},
  ): Promise<string> {
    const { secret: cookie } = await sessions.create(account, tokens, origin);
    return `portal_session=${cookie}`;
  }

  async function ask(
    query: string,
    { variables, cookie, headers, address }: AskOptions = {},
  ): Promise<GraphqlAnswer> {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      ...(address !== undefined && { remoteAddress: address }),
      headers: {
        'accept-language': 'en-US',
        'x-portal-request': '1',
        'x-request-id': 'test-request',
        ...(cookie && { cookie }),
        ...headers,
      },
      payload: { query, variables },
    });
    const { data, errors } = response.json<Pick<GraphqlAnswer, 'data' | 'errors'>>();
    return { status: response.statusCode, headers: response.headers, data, errors };
  }

  return { app, sessions, logLines, clock, signIn, ask };
}
