import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginInlineTrace } from '@apollo/server/plugin/inlineTrace';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../request/context.ts';
import type { AddressBudget } from '../../graphql/address-budget.ts';
import type { TokenBudget } from '../../graphql/token-budget.ts';
import { traceOperations } from '../../graphql/trace-operations.ts';
import { createDocumentMeasures, documentGuard } from '../../graphql/document-guard.ts';
import { countFields, type FieldUsage } from '../../graphql/field-usage.ts';
import { persistedDocuments } from '../../graphql/persisted-documents.ts';
import { portalOnly } from '../../graphql/portal-only.ts';
import type { PortalOperations } from '../../graphql/portal-operations.ts';
import { DOCUMENT_LIMITS } from '../../graphql/document-limits.ts';
import type { Admission } from '../../overload/admission.ts';
import { admissionGuard } from '../../overload/admission-guard.ts';
import { requestGuard } from '../../graphql/request-guard.ts';
import type { After } from '../../async/timers.ts';
import { nameRequest } from './name-request.ts';
import { createCallerAdmission } from './admit-caller.ts';
import { answerConventions } from './answer-conventions.ts';
import { limitExecutionTime } from '../../request/cancellation.ts';
import { createCrossSiteGuard } from '../cross-site-guard.ts';
import { freshAfterChange } from './fresh-after-change.ts';
import { tokenGuard } from '../../graphql/token-guard.ts';
import { readOnlyCallers } from './read-only-callers.ts';

/** A schema with its resolvers, as the server serves it. */
export interface ServedSchema {
  schema: GraphQLSchema;
  /** The SDL as clients see it. */
  sdl: string;
  /**
   * Whether routers that ask for it get a federated trace (ftv1) with each answer. The trace has the
   * fields and their times, so it must not be served to everybody.
   */
  isTraced: boolean;
}

interface GraphqlOptions {
  served: ServedSchema;
  publicOrigin: string | null;
  /** Limits the cost that visitors of one address may cause. */
  budget: AddressBudget;
  /** Limits the cost that programs with one API token may cause. */
  tokenBudget: TokenBudget;
  /** Refuses what can wait while there is too much to do. */
  admission: Admission;
  /** The portal's own operations, which are executed by id. */
  operations: PortalOperations;
  /** Counts the fields that operations select; null: nothing is counted. */
  fieldUsage: FieldUsage | null;
  /** Operations are recorded as parts of traces. */
  isTraced: boolean;
  /** Timer for the time limit of a request. */
  after: After;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /** Drops the calls that a session is still waiting for. */
  forgetLate(sessionId: string): void;
}

/** Disables all plugins that report to third parties or add something to the answer. */
const DISABLED_PLUGINS = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/**
 * /graphql: POST, and GET for queries. Apollo Server's own CSRF protection is off. Ours is stricter
 * for requests with a cookie and allows anonymous GETs, which the GraphQL over HTTP specification
 * requires.
 */
export async function graphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { publicOrigin, budget, tokenBudget, admission, after, forgetLate } = options;
  const { createContext, fieldUsage, served } = options;
  const { schema } = served;
  const measures = createDocumentMeasures();
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: false,
    ...persistedDocuments(options.operations),
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    nodeEnv: 'production',
    parseOptions: { maxLexicalTokens: DOCUMENT_LIMITS.tokens },
    logger: apolloLogger(app),
    plugins: [
      ...DISABLED_PLUGINS,
      served.isTraced
        ? ApolloServerPluginInlineTrace({ includeErrors: { masked: true } })
        : ApolloServerPluginInlineTraceDisabled(),
      documentGuard(measures),
      portalOnly(options.operations),
      admissionGuard(admission),
      requestGuard({ schema, measures, budget, tokenBudget, isTraced: served.isTraced }),
      answerConventions(app.log),
      ...(options.isTraced ? [traceOperations()] : []),
      readOnlyCallers(),
      tokenGuard(schema),
      freshAfterChange(forgetLate),
      ...(fieldUsage === null ? [] : [countFields(fieldUsage)]),
    ],
  });
  await apollo.start();
  app.addHook('onClose', async () => apollo.stop());

  // The context is created before Apollo Server is called, so that a failing store is reported like
  // any other failure of the gateway.
  const contexts = new WeakMap<FastifyRequest, Context>();
  const callers = createCallerAdmission({ budget, tokenBudget, admission, createContext });
  app.setErrorHandler(callers.chargeUnread);
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    onRequest: createCrossSiteGuard(publicOrigin),
    preHandler: async (request, reply) => {
      reply.raw.once('close', admission.enter());
      const context = await callers.admit(request, reply);
      contexts.set(request, context);
      limitExecutionTime(context.cancellation, reply, after);
      reply
        .header('cache-control', 'no-store')
        .header('vary', 'accept, accept-language, authorization, cookie');
    },
    onSend: nameRequest,
    handler: fastifyApolloHandler(apollo, { context: async (request) => contextOf(request) }),
  });

  function contextOf(request: FastifyRequest): Context {
    const context = contexts.get(request);
    if (context === undefined) throw new Error('no context');
    return context;
  }
}

function apolloLogger({ log }: FastifyInstance) {
  const logAt = (level: 'debug' | 'info' | 'warn' | 'error') => (message?: unknown) =>
    log[level]({}, String(message));
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}
