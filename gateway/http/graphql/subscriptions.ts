import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import { formatError } from '../../errors/format-error.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { subscriptionArgs, type SubscriptionRequest } from '../../graphql/subscription-args.ts';
import type { AddressBudget } from '../../graphql/address-budget.ts';
import { rateLimitHeaders, type TokenBudget } from '../../graphql/token-budget.ts';
import type { Admission } from '../../overload/admission.ts';
import type { Context } from '../../request/context.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import { createCrossSiteGuard } from '../cross-site-guard.ts';
import { createCallerAdmission } from './admit-caller.ts';
import { logRefusals } from './graphql-refusals.ts';

interface SubscriptionOptions {
  schema: GraphQLSchema;
  publicOrigin: string | null;
  /** Limits the cost that visitors of one address may cause. */
  budget: AddressBudget;
  /** Limits the cost that programs with one API token may cause. */
  tokenBudget: TokenBudget;
  /** Refuses what can wait while there is too much to do. */
  admission: Admission;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** What one stream needs to know about its request. */
interface Stream {
  request: SubscriptionRequest;
  context: Context;
  /** Events that were handed to the stream and are not sent yet. */
  unsent: number;
  giveUp(): void;
}

/** A reader who is this many events behind is disconnected, so that nothing piles up for it. */
const MAX_UNSENT = 1000;
/** Root field, kind and key. */
const COST = 3;

/**
 * /graphql/stream: subscriptions as server-sent events, one connection for each (the "distinct
 * connections mode" of the GraphQL over SSE protocol). A client that may not subscribe is refused
 * before the stream begins, with the errors and statuses of other requests.
 */
export async function subscriptions(
  app: FastifyInstance,
  { schema, publicOrigin, budget, tokenBudget, admission, createContext }: SubscriptionOptions,
): Promise<void> {
  const handle = createHandler<FastifyRequest, Stream>({
    // No token, so that there is only one mode.
    authenticate: () => null,
    // The library would find the context in its own options; it is in the arguments.
    onSubscribe: ({ context: { request, context } }) =>
      subscriptionArgs(schema, request, context) as ExecutionArgs & { contextValue: undefined },
    // Has been done with the arguments.
    validate: () => [],
    onNext: (_context, { context: stream }, result) => {
      stream.unsent += 1;
      if (stream.unsent > MAX_UNSENT) stream.giveUp();
      return formatted(result as ExecutionResult, stream.context, app);
    },
  });

  const callers = createCallerAdmission({ budget, tokenBudget, admission, createContext });
  app.setErrorHandler(callers.chargeUnread);
  app.route({
    url: '/graphql/stream',
    method: 'POST',
    compress: false,
    onRequest: createCrossSiteGuard(publicOrigin),
    handler: async (request, reply) => {
      const context = await callers.admit(request, reply);
      requireSignedIn(context);
      if (context.readOnly) throw new GatewayError('FORBIDDEN');
      if (context.apiToken !== null)
        reply.headers(rateLimitHeaders(await tokenBudget.spend(context.apiToken.id, COST)));
      const stream: Stream = {
        ...{ request: requestOf(request), context, unsent: 0 },
        giveUp: () => reply.raw.destroy(),
      };
      const events = await open(stream, request, reply);
      if (events === null) return reply;
      // Proxies must not buffer or compress the stream, because events would arrive late.
      reply
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8');
      return reply.send(Readable.from(counted(events, stream)));
    },
  });

  /** Null when the refusal has been sent. */
  async function open(
    stream: Stream,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AsyncGenerator<string> | null> {
    try {
      const [body, { status }] = await handle({
        ...{ method: request.method, url: request.url, raw: request, context: stream },
        headers: { get: (name) => headerOf(request, name) },
        body: { ...stream.request },
      });
      if (status !== 200 || body === null || typeof body === 'string')
        throw new GatewayError('BAD_USER_INPUT', 'subscriptionExpected');
      return body;
    } catch (error) {
      // Errors in the document; all others are answered as those of any address.
      if (!(error instanceof GraphQLError)) throw error;
      const { errors = [] } = formatted({ errors: [error] }, stream.context, app);
      await reply.code(400).send({ errors });
      return null;
    }
  }
}

/** Counts what has been taken to be sent. */
async function* counted(events: AsyncGenerator<string>, stream: Stream): AsyncGenerator<string> {
  for await (const text of events) {
    yield text;
    if (text.startsWith('event: next')) stream.unsent -= 1;
  }
}

/** Errors in the language of the caller and without anything that is not for it. */
function formatted(
  result: ExecutionResult,
  { locale, requestId, request }: Context,
  { log }: FastifyInstance,
): ExecutionResult {
  const { errors } = result;
  if (errors === undefined) return result;
  const format = formatError({ locale, requestId, logger: log });
  const described = errors.map((error) =>
    format(error instanceof GraphQLError ? error.toJSON() : error, error),
  );
  logRefusals(request, described);
  return { ...result, errors: described as unknown as GraphQLError[] };
}

function requestOf({ body }: FastifyRequest): SubscriptionRequest {
  const { query, variables, operationName } = (body ?? {}) as Record<string, unknown>;
  const isName = operationName === undefined || operationName === null || isText(operationName);
  if (!isText(query) || !isName || !isObject(variables ?? {}))
    throw new GatewayError('BAD_USER_INPUT', 'subscriptionExpected');
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    operationName: operationName ?? null,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one type that the protocol knows, even if the client names others beside it. */
function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  const text = Array.isArray(value) ? value.join(', ') : (value ?? null);
  return name === 'accept' && text?.includes('text/event-stream') ? 'text/event-stream' : text;
}
