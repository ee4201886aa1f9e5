import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { openTokens } from './api-tokens/open-tokens.ts';
import { systemClock, type Clock } from './async/clock.ts';
import { createMutex } from './async/mutex.ts';
import { systemAfter, type After } from './async/timers.ts';
import type { Config } from './config/config.ts';
import { createRenewedCredentials } from './certificates/renewed-credentials.ts';
import { createContextFactory } from './context-factory.ts';
import { createLiveEvents } from './events/live-events.ts';
import { pollEvents } from './events/rest.ts';
import { watchSessions } from './events/watched-sessions.ts';
import { closeInOrder } from './http/close-in-order.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './http/connection-limits.ts';
import { createApp, type LogStream } from './http/create-app.ts';
import { registerRoutes } from './http/register-routes.ts';
import { createFieldUsage } from './graphql/field-usage.ts';
import { readPortalOperations } from './graphql/portal-operations.ts';
import { createIdentify } from './identify.ts';
import { countJobs } from './jobs/count-jobs.ts';
import { endedJobs } from './jobs/ended-jobs.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { WorkbookWorker } from './jobs/workbook-worker.ts';
import type { Logger } from './logging/logger.ts';
import { createActiveSessions } from './metrics/active-sessions.ts';
import type { MetricSources } from './metrics/gauges.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { openMicroapps } from './microapps/open-microapps.ts';
import { createAdmission, type LoadLimits } from './overload/admission.ts';
import { measureEventLoopDelay, type EventLoopDelay } from './overload/event-loop-delay.ts';
import type { ServedSchema } from './http/graphql/graphql.ts';
import { portalSchema, portalSdl } from './schema.ts';
import { createAttemptLimits } from './session/attempt-limits.ts';
import { createDurable } from './store/create-durable.ts';
import type { Durable } from './store/durable.ts';
import { createMicroappGrants } from './store/microapp-grants.ts';
import { openProcessState } from './store/open-process-state.ts';
import { createOwnState, type ProcessState } from './store/process-state.ts';
import type { SessionStore } from './store/session-store.ts';
import { backgroundLane } from './upstream/call-lanes.ts';
import { openTracing } from './tracing/open-tracing.ts';
import type { Transport } from './upstream/transport.ts';
import { createUndiciTransport } from './upstream/undici-transport.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';
import type { ResolveHost } from './upstream/outside/name-servers.ts';
import { createWebhooks } from './webhooks/create-webhooks.ts';

export interface ServerOptions {
  config: Config;
  clock?: Clock;
  /**
   * Timer for event polls, for calls that wait for a free connection slot, and for the time limit
   * of a request.
   */
  after?: After;
  random?: () => number;
  /** Timer for looking for events of webhooks; the system's by default. */
  webhookAfter?: After;
  /** Resolves the hosts of webhooks; as the system does by default. */
  resolveHost?: ResolveHost;
  transport?: Transport;
  /** The server closes it. */
  sessions?: SessionStore;
  /** The server closes it. */
  durable?: Durable;
  /** Creates the worker that reads and writes workbooks; a thread by default. */
  createWorker?: () => WorkbookWorker;
  /** Folder of the built portal. */
  webRoot?: string;
  /** Where log lines go; standard output by default. */
  logStream?: LogStream;
  /** How long clients may take; those of production by default. */
  connectionLimits?: ConnectionLimits;
  /** When requests are refused because there is too much to do; as in production by default. */
  loadLimits?: LoadLimits;
  /** Measured by default. The server closes it. */
  eventLoopDelay?: EventLoopDelay;
  /** What is served at /graphql; the portal's schema by default. */
  served?: ServedSchema;
}

const PORTAL: ServedSchema = { schema: portalSchema, sdl: portalSdl, isTraced: false };

/** Creates the gateway's server from its parts. Does not listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, clock: ownClock = systemClock, after = systemAfter } = options;
  const { connectionLimits = CONNECTION_LIMITS, served = PORTAL } = options;
  const { eventLoopDelay = measureEventLoopDelay(systemClock) } = options;
  const { webRoot = fileURLToPath(new URL('../web/dist', import.meta.url)) } = options;
  const operations = readPortalOperations(config, webRoot);
  const app = createApp(config, options.logStream, connectionLimits);
  const durable =
    options.durable ?? (await createDurable({ ...config, clock: ownClock, logger: app.log }));
  const state = await openState(options, { clock: ownClock, after, logger: app.log });
  const { clock, refreshLeases, replaced, channel, feedLeases } = state;
  const active = createActiveSessions(clock);
  const stored = config.metricsFrom.length > 0 ? active.watch(state.sessions) : state.sessions;
  const { apiTokens, authenticateToken, allSessions } = openTokens(config, durable, state, stored);
  const sessions = watchSessions(allSessions, (id) => live.changed(id));
  const microapps = openMicroapps(state, sessions);
  const fieldUsage = config.metricsFrom.length > 0 ? createFieldUsage(served.schema) : null;
  const metrics = openMetrics(config, {
    openCircuits: () => upstream.openCircuits(),
    jobs: () => countJobs(durable),
    activeSessions: active.count,
    fieldUses: () => fieldUsage?.read() ?? [],
  });
  const tracing = await openTracing(config, { clock, logger: app.log });
  const unobserved = transportOf(options, { clock: ownClock, logger: app.log });
  const transport = metrics?.observe(unobserved) ?? unobserved;
  const upstream = createUpstream({
    ...{ config, transport, sessions, refreshLeases, channel, clock, after },
    enterpriseAnswers: state.enterpriseAnswers,
    logger: app.log,
    ...(metrics && { observer: metrics }),
  });
  const live = createLiveEvents({
    poll: pollThrough(upstream),
    readSession: (id) => sessions.read(id),
    ...{ channel, feedLeases, after },
    random: options.random ?? Math.random,
    ...{ pollMs: config.eventPollMs, logger: app.log },
  });
  const retailClientFor = upstream.forRequest.bind(upstream);
  const identify = createIdentify({ config, clock, durable, retailClientFor });
  const jobs = createJobs({
    ...{ config, durable, sessions, identify, clock },
    createWorker: options.createWorker,
    logger: app.log,
  });
  const webhooks = openWebhooks(options, { durable, sessions, upstream, state, logger: app.log });
  const parts = { config, clock, sessions, durable, microapps, live };
  const createContext = createContextFactory({
    ...parts,
    ...{ jobs, webhooks },
    identify,
    attempts: createAttemptLimits(state.failureCounts),
    ...{ sessionMutex: createMutex(), apiTokens, authenticateToken, replaced, retailClientFor },
  });
  await registerRoutes(app, {
    ...parts,
    ...{ after, upstream, createContext, webRoot, operations },
    ...{ metrics, tracing, fieldUsage, connectionLimits },
    admission: createAdmission({
      delay: eventLoopDelay,
      limits: options.loadLimits,
      onRefusal: metrics?.refused,
    }),
    windowCounts: state.windowCounts,
    served,
  });
  const closedParts = {
    jobs: jobs.queue,
    webhooks: webhooks.queue,
    upstream,
    state,
    durable,
    'event loop': eventLoopDelay,
  };
  closeInOrder(app, namedParts({ ...closedParts, traces: tracing }), app.log);
  return app;
}

function transportOf(
  { transport, config }: ServerOptions,
  parts: { clock: Clock; logger: Logger },
): Transport {
  if (transport !== undefined) return transport;
  const files = { authorities: config.retailAuthorities, client: config.retailClient };
  const credentials = createRenewedCredentials(files, { server: 'services', ...parts });
  return createUndiciTransport({ connections: config.upstreamConnections, credentials });
}

/** The parts to close, in their order, with the names that the log gives them. */
function namedParts(parts: Readonly<Record<string, { close(): unknown } | null>>) {
  return Object.entries(parts).map(([name, part]) => ({
    name,
    close: async () => void (await part?.close()),
  }));
}

/** The state that requests share: in memory around the given sessions, or as configured. */
async function openState(
  { config, sessions }: ServerOptions,
  parts: { clock: Clock; after: After; logger: Logger },
): Promise<ProcessState> {
  if (sessions === undefined) {
    const files = { authorities: config.redisAuthorities, client: config.redisClient };
    const credentials = createRenewedCredentials(files, { server: 'Redis', ...parts });
    return openProcessState({ config, ...parts, credentials });
  }
  const { clock } = parts;
  return createOwnState(sessions, createMicroappGrants({ file: ':memory:', clock }), clock);
}

/** Reads the events of API tokens and sends them to their webhooks. */
function openWebhooks(
  { config, webhookAfter, random = Math.random, resolveHost }: ServerOptions,
  parts: {
    durable: Durable;
    sessions: SessionStore;
    upstream: Upstream;
    state: ProcessState;
    logger: Logger;
  },
) {
  const { durable, sessions, upstream, state, logger } = parts;
  return createWebhooks({
    ...{ config, durable, sessions, clock: state.clock, random, logger, resolveHost },
    poll: pollThrough(upstream),
    endedJobs: (accounts, since) => endedJobs(durable, accounts, since),
    after: webhookAfter ?? systemAfter,
    windowCounts: state.windowCounts,
  });
}

/** Polls events as background work, in a call lane for each session. */
function pollThrough(upstream: Upstream): Parameters<typeof createLiveEvents>[0]['poll'] {
  return (session, since, signal) => {
    const lane = backgroundLane(`events ${session.id}`);
    const retail = upstream.forRequest({ session, requestId: randomUUID(), signal, lane });
    return pollEvents(retail, since);
  };
}

/** Nothing is counted unless the configuration names networks that may read the metrics. */
function openMetrics({ metricsFrom }: Config, sources: MetricSources): Metrics | null {
  return metricsFrom.length === 0 ? null : createMetrics(sources);
}
