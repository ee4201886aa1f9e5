import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { callerOf } from '../accounts/accounts.ts';
import { createApiTokens } from '../accounts/api-tokens.ts';
import { createAuthentication } from '../accounts/authentication.ts';
import type { TokenLifetimes } from '../accounts/tokens.ts';
import { parseBodies } from './bodies.ts';
import type { Clock } from './clock.ts';
import { dateIn } from './calendar.ts';
import { loadContract, type Operation } from './contract.ts';
import { Download, sendDownload } from '../files/download.ts';
import { failure, RetailError, success } from './envelope.ts';
import { answerTo } from './failures.ts';
import { createFaults, type Faults } from '../faults/faults.ts';
import { refuseStrangers } from '../accounts/identity.ts';
import { misbehave, type Wait } from '../faults/misbehave.ts';
import { createOpenServices } from './open-services.ts';
import { requestToken } from './request-token.ts';
import type { Caller, UntypedOpenServices, UntypedServices } from './service.ts';
import { SERVICES } from './services.ts';
import { createSingleSignOn } from '../accounts/single-sign-on.ts';
import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';

export interface RetailAppOptions {
  db: RetailDatabase;
  clock: Clock;
  /** Business date `YYYY-MM-DD` instead of the calendar's. */
  demoToday?: string | undefined;
  faults?: Faults | undefined;
  lifetimes?: TokenLifetimes | undefined;
  /** Address of the samples without a trailing slash; undefined if they do not run. */
  samplesUrl?: string | undefined;
  logger?: FastifyBaseLogger | undefined;
  wait?: Wait | undefined;
}

/** A document of 10,000 lines, with names that are long. */
const BODY_BYTES = 16 * 1024 * 1024;

/** Does not delay a stop of the services: waiting calls are dropped with their connections. */
const sleep: Wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/**
 * The embedded retail services: every call of schema/retail.openapi.yaml on one database. Errors
 * are returned in envelopes as well.
 */
export function createRetailApp(options: RetailAppOptions): FastifyInstance {
  const {
    db,
    clock,
    demoToday,
    faults = createFaults(''),
    lifetimes,
    samplesUrl = null,
    logger,
    wait = sleep,
  } = options;
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
  });
  const authentication = createAuthentication(db, clock, lifetimes);
  const openServices = createOpenServices(
    authentication,
    createSingleSignOn(db, clock, authentication),
    createApiTokens(db, clock, authentication),
  );

  function today({ entid }: Caller): string {
    const { timezone } = onlyRow(
      db.prepare<{ timezone: string }>('SELECT timezone FROM enterprise WHERE entid = ?'),
      [entid],
    );
    return demoToday ?? dateIn(timezone, clock());
  }

  function answerOpen(operation: Operation, body: unknown): unknown {
    checkBody(operation, body);
    const handler = (openServices as UntypedOpenServices)[operation.path];
    if (!handler) throw new RetailError('B0501');
    return handler(asRecord(body));
  }

  function answerCaller(
    operation: Operation,
    body: unknown,
    parameters: unknown,
    token: string,
  ): unknown {
    const caller = callerOf(db, authentication.read(token));
    checkBody(operation, body);
    const handler = (SERVICES as UntypedServices)[operation.path];
    if (!handler) throw new RetailError('B0501');
    refuseStrangers(operation.path, body, caller);
    return handler(
      { ...asRecord(body), ...asRecord(parameters) },
      { db, clock, caller, today: () => today(caller), samplesUrl },
    );
  }

  parseBodies(app);
  applyFaults(app, faults, wait);
  logCalls(app);
  for (const operation of loadContract()) {
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const body = operation.method === 'GET' ? request.params : (request.body ?? {});
        const data = await (operation.open
          ? answerOpen(operation, body)
          : answerCaller(operation, body, request.params, requestToken(request)));
        return data instanceof Download
          ? sendDownload(reply, data, request.headers['accept-encoding'])
          : success(data);
      },
    });
  }
  answerFailures(app);
  return app;
}

function applyFaults(app: FastifyInstance, faults: Faults, wait: Wait): void {
  app.addHook('onRequest', async (request, reply) => {
    const header = request.headers['x-demo-fault'];
    const fault = faults.pick(pathOf(request), typeof header === 'string' ? header : undefined);
    if (fault && (await misbehave(reply, fault, wait))) return reply;
    return undefined;
  });
}

function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
}

function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(failure(new RetailError('A0404'))),
  );
  app.setErrorHandler((error, request, reply) => {
    const { status, envelope, isBug } = answerTo(error);
    if (isBug) request.log.error({ err: error, path: pathOf(request) }, 'a service failed');
    return reply.code(status).send(envelope);
  });
}

function checkBody(operation: Operation, body: unknown): void {
  const problem = operation.check(body);
  if (problem !== null) throw new RetailError('A0400', problem);
}

/** A body that is a list arrives as `{ list }`. */
function asRecord(body: unknown): Record<string, unknown> {
  if (Array.isArray(body)) return { list: body };
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Never log the whole address: its query string contains the token. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
