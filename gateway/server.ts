import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { systemClock, type Clock } from './async/clock.ts';
import { closeInOrder } from './http/close-in-order.ts';
import type { Config } from './config/config.ts';
import { createContextFactory } from './context-factory.ts';
import { createLiveEvents } from './events/live-events.ts';
import { pollEvents } from './events/rest.ts';
import { watchSessions } from './events/watched-sessions.ts';
import { createAddressBudget } from './graphql/address-budget.ts';
import { createIdentify } from './identify.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { WorkbookWorker } from './jobs/workbook-worker.ts';
import { createMicroappAccess } from './microapps/microapp-access.ts';
import { decodableUrl } from './http/decodable-url.ts';
import { events } from './http/events.ts';
import { files } from './http/files.ts';
import { graphql } from './http/graphql.ts';
import { health } from './http/health.ts';
import { httpErrors } from './http/http-errors.ts';
import { jobFiles } from './http/job-files.ts';
import { languagePacks } from './http/language-packs.ts';
import { microappToken } from './http/microapp-token.ts';
import { portalPages } from './http/portal-pages.ts';
import { publishedSchema } from './http/published-schema.ts';
import { requestId, requestIdFrom } from './request/request-id.ts';
import { REQUEST_HEADERS, requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { securityLog } from './http/security-log.ts';
import { createWindowLimit } from './request/window-limit.ts';
import { portalSchema, portalSdl } from './schema.ts';
import { createAttemptLimits } from './session/attempt-limits.ts';
import { findLanguageVersions } from './session/rest.ts';
import { createDurable } from './store/create-durable.ts';
import type { Durable } from './store/durable.ts';
import { createMicroappGrants } from './store/microapp-grants.ts';
import { createSqliteSessionStore } from './store/sqlite-session-store.ts';
import type { SessionStore } from './store/session-store.ts';
import { systemAfter, type After } from './async/timers.ts';
import { createMutex } from './async/mutex.ts';
import { backgroundLane } from './upstream/call-lanes.ts';
import type { Transport } from './upstream/transport.ts';
import { createUndiciTransport } from './upstream/undici-transport.ts';
import { createUpstream } from './upstream/upstream.ts';

export interface ServerOptions {
  config: Config;
  clock?: Clock;
  /**
   * Timer for event polls, for calls that wait for a free connection slot, and for the time limit
   * of a request.
   */
  after?: After;
  random?: () => number;
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
  logStream?: { write(line: string): void };
}

/** Large enough for a document of 10,000 changed lines. */
const BODY_BYTES = 2 * 1024 * 1024;
/**
 * How long receiving a request may take, including a picture over a slow connection. Answering it
 * may take longer.
 */
const REQUEST_MS = 120_000;
/** A module asks for a code when it opens and when its token has expired. */
const MICROAPP_CODES_A_MINUTE = 30;
/** Far more than a user who tries out pictures needs. */
const UPLOADS_A_MINUTE = 20;
/** Per address: one server asks for all users of its module. */
const MICROAPP_TOKENS_A_MINUTE = 600;

/** Creates the gateway's server from its parts. Does not listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, clock = systemClock, after = systemAfter } = options;
  const { webRoot = fileURLToPath(new URL('../web/dist', import.meta.url)) } = options;
  const durable = options.durable ?? (await createDurable(config));
  const sessions = watchSessions(options.sessions ?? openSessions(config, clock), (id) =>
    live.changed(id),
  );
  const perMinute = (name: string, limit: number) =>
    createWindowLimit({ name, limit, windowMs: 60_000, clock });
  // In memory if the sessions are not in this gateway's file.
  const grants = createMicroappGrants({
    file: options.sessions ? ':memory:' : dataFile(config),
    clock,
  });
  const microapps = createMicroappAccess({
    grants,
    sessions,
    codeLimit: perMinute('microappCodes', MICROAPP_CODES_A_MINUTE),
    clock,
  });
  const transport =
    options.transport ?? createUndiciTransport({ connections: config.upstreamConnections });
  const app = fastify({
    logger: {
      level: config.logLevel,
      base: null,
      redact: REQUEST_HEADERS,
      ...(options.logStream && { stream: options.logStream }),
    },
    // http/request-log.ts writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdFrom,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
  });
  const upstream = createUpstream({ config, transport, sessions, clock, after, logger: app.log });
  const live = createLiveEvents({
    poll: (session, since, signal) =>
      pollEvents(
        upstream.forRequest({
          session,
          requestId: randomUUID(),
          signal,
          lane: backgroundLane(`events ${session.id}`),
        }),
        since,
      ),
    readSession: (id) => sessions.read(id),
    after,
    random: options.random ?? Math.random,
    pollMs: config.eventPollMs,
    logger: app.log,
  });
  const callerFor = upstream.forRequest.bind(upstream);
  const identify = createIdentify({ config, clock, durable, callerFor });
  const jobs = createJobs({
    ...{ config, durable, sessions, identify, clock },
    createWorker: options.createWorker,
    logger: app.log,
  });
  const createContext = createContextFactory({
    config,
    clock,
    sessions,
    durable,
    jobs,
    identify,
    microapps,
    attempts: createAttemptLimits(clock),
    sessionMutex: createMutex(),
    live,
    callerFor,
  });

  app.removeContentTypeParser('text/plain');
  await app.register(fastifyCompress, { encodings: ['gzip'], threshold: 1024 });
  await app.register(fastifyCookie);
  await app.register(requestId);
  await app.register(requestLog);
  await app.register(securityLog, { secret: config.sessionSecret });
  await app.register(httpErrors);
  await app.register(securityHeaders, {
    frameOrigins: config.microappOrigins,
    publicOrigin: config.publicOrigin,
  });
  await app.register(health, {
    sessions,
    durable,
    upstreamHealth: () => upstream.health(),
    openCircuits: () => upstream.openCircuits(),
    clock,
  });
  await app.register(publishedSchema, { sdl: portalSdl, createContext });
  await app.register(graphql, {
    schema: portalSchema,
    publicOrigin: config.publicOrigin,
    budget: createAddressBudget({ clock }),
    createContext,
    after,
    forgetLate: upstream.forgetLate,
  });
  await app.register(events, { publicOrigin: config.publicOrigin, sessions, live });
  await app.register(files, { createContext, limit: perMinute('uploads', UPLOADS_A_MINUTE) });
  await app.register(jobFiles, { createContext, limit: perMinute('uploads', UPLOADS_A_MINUTE) });
  await app.register(microappToken, {
    microapps,
    limit: perMinute('microappTokens', MICROAPP_TOKENS_A_MINUTE),
  });
  await app.register(languagePacks, {
    publicOrigin: config.publicOrigin,
    sessions,
    // Read again, because findPath may have refreshed the token.
    download: async (path, { id }) =>
      upstream.download(path, (await sessions.read(id))?.tokens.accessToken),
    findPath: async (locale, checksum, scope) => {
      // `fresh`: the page may know a newer pack than the versions cached here.
      const versions = await findLanguageVersions(upstream.forRequest(scope), [locale], {
        fresh: true,
      });
      return versions.find((version) => version.checksum === checksum)?.downloadPath ?? null;
    },
  });
  await app.register(portalPages, { webRoot });
  const parts = [
    { name: 'jobs', close: () => jobs.queue.close() },
    { name: 'upstream', close: () => upstream.close() },
    { name: 'grants', close: () => grants.close() },
    { name: 'sessions', close: () => sessions.close() },
    { name: 'durable', close: () => durable.close() },
  ];
  closeInOrder(app, parts, app.log);
  return app;
}

function dataFile({ dataDir }: Config): string {
  return join(dataDir, 'gateway.sqlite');
}

function openSessions(config: Config, clock: Clock): SessionStore {
  const { sessionSecret: secret, sessionIdleMs: idleMs, sessionAbsoluteMs: absoluteMs } = config;
  return createSqliteSessionStore({ file: dataFile(config), secret, idleMs, absoluteMs, clock });
}
