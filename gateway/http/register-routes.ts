import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { After } from '../async/timers.ts';
import { createAddressBudget } from '../graphql/address-budget.ts';
import { createTokenBudget } from '../graphql/token-budget.ts';
import type { Context } from '../request/context.ts';
import { requestId } from '../request/request-id.ts';
import type { PortalOperations } from '../graphql/portal-operations.ts';
import type { FieldUsage } from '../graphql/field-usage.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Admission } from '../overload/admission.ts';
import { createWindowLimit, type WindowLimit } from '../request/window-limit.ts';
import { findLanguageVersions } from '../session/rest.ts';
import type { OpenWindowCounts } from '../store/window-counts.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { createFileScanner, type FileScanner } from '../virus-scan/file-scanner.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { clearRequests } from './clear-requests.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { graphql, type ServedSchema } from './graphql/graphql.ts';
import { health } from './health.ts';
import { httpErrors } from './http-errors.ts';
import { jobFiles } from './job-files.ts';
import { metrics } from './metrics.ts';
import { languagePacks, type LanguagePackOptions } from './language-packs.ts';
import { microappToken } from './microapp-token.ts';
import { pageTraces } from './pages/page-traces.ts';
import { createPageVisitor } from './pages/page-visitor.ts';
import { portalPages } from './pages/portal-pages.ts';
import { publishedSchema } from './published-schema.ts';
import { requestLog } from './request-log.ts';
import { requestTracing } from './request-tracing.ts';
import { securityHeaders } from './security-headers.ts';
import { securityLog } from './security-log.ts';
import { settledCookie } from './settled-cookie.ts';
import { slowClients } from './slow-clients.ts';
import { subscriptions } from './graphql/subscriptions.ts';

/** Far more than a user who tries out pictures needs. */
const UPLOADS_A_MINUTE = 20;
/** A page sends a batch every five seconds, and a browser has several pages. */
const TRACES_A_MINUTE = 60;
/** Per address: one server asks for all users of its module. */
const MICROAPP_TOKENS_A_MINUTE = 600;

interface RouteParts extends Pick<
  Context,
  'config' | 'clock' | 'sessions' | 'durable' | 'live' | 'microapps'
> {
  after: After;
  upstream: Upstream;
  windowCounts: OpenWindowCounts;
  served: ServedSchema;
  operations: PortalOperations;
  /** Folder of the built portal. */
  webRoot: string;
  /** Null: nothing is counted, and there is no /metrics. */
  metrics: Metrics | null;
  /** Null: no traces are recorded. */
  tracing: Tracing | null;
  /** Null: nothing is counted. */
  fieldUsage: FieldUsage | null;
  connectionLimits: ConnectionLimits;
  admission: Admission;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** Registers all hooks and routes of the gateway. */
export async function registerRoutes(app: FastifyInstance, parts: RouteParts): Promise<void> {
  await registerHooks(app, parts);
  const { config, clock, sessions, durable, live, microapps, upstream, createContext } = parts;
  const { publicOrigin } = config;
  const perMinute = (name: string, limit: number): WindowLimit =>
    createWindowLimit({ name, limit, windowMs: 60_000, openCounts: parts.windowCounts });
  await app.register(health, {
    sessions,
    durable,
    upstreamHealth: () => upstream.health(),
    openCircuits: () => upstream.openCircuits(),
    clock,
  });
  await app.register(publishedSchema, { sdl: parts.served.sdl, createContext });
  const budget = createAddressBudget({ openCounts: parts.windowCounts, clock });
  const tokenBudget = createTokenBudget({ openCounts: parts.windowCounts, clock });
  await app.register(graphql, {
    served: parts.served,
    publicOrigin,
    budget,
    tokenBudget,
    admission: parts.admission,
    operations: parts.operations,
    fieldUsage: parts.fieldUsage,
    isTraced: parts.tracing !== null,
    createContext,
    after: parts.after,
    forgetLate: upstream.forgetLate,
  });
  await app.register(subscriptions, {
    ...{ schema: parts.served.schema, publicOrigin, budget, tokenBudget, createContext },
    admission: parts.admission,
  });
  await app.register(events, { publicOrigin, sessions, live });
  const uploads = () => perMinute('uploads', UPLOADS_A_MINUTE);
  const scanner = scannerOf(app, parts);
  await app.register(files, { createContext, tokenBudget, scanner, limit: uploads() });
  await app.register(jobFiles, { createContext, tokenBudget, scanner, limit: uploads() });
  await app.register(microappToken, {
    microapps,
    limit: perMinute('microappTokens', MICROAPP_TOKENS_A_MINUTE),
  });
  await app.register(languagePacks, languagePackOptions(parts));
  const pages = parts.tracing?.pages ?? null;
  if (pages !== null)
    await app.register(pageTraces, {
      ...{ pages, createContext },
      limit: perMinute('traces', TRACES_A_MINUTE),
    });
  await app.register(portalPages, {
    webRoot: parts.webRoot,
    openTrace: pages?.open ?? null,
    visitorOf: createPageVisitor(parts),
  });
}

async function registerHooks(
  app: FastifyInstance,
  { config, metrics: counted, tracing, connectionLimits }: RouteParts,
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  await app.register(requestTracing, { tracing });
  await app.register(fastifyCompress, { encodings: ['gzip'], threshold: 1024 });
  await app.register(settledCookie);
  await app.register(fastifyCookie);
  await app.register(requestId);
  await app.register(requestLog);
  if (counted !== null)
    await app.register(metrics, { metrics: counted, networks: config.metricsFrom });
  await app.register(slowClients, connectionLimits);
  await app.register(securityLog, { secret: config.sessionSecret });
  await app.register(httpErrors);
  await app.register(securityHeaders, {
    frameOrigins: config.microappOrigins,
    publicOrigin: config.publicOrigin,
    hstsSubdomains: config.hstsSubdomains,
  });
  // After those that write the headers and the log line of its refusals.
  await app.register(clearRequests);
}

/** Null: the operator has no scanner. */
function scannerOf(
  { log: logger }: FastifyInstance,
  { config: { virusScanner: address }, clock, after, metrics: counted }: RouteParts,
): FileScanner | null {
  return address && createFileScanner({ address, clock, after, logger, count: counted?.scanned });
}

function languagePackOptions({ config, sessions, upstream }: RouteParts): LanguagePackOptions {
  return {
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
  };
}
