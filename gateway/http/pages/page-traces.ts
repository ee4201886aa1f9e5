import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { Context } from '../../request/context.ts';
import { requireSession } from '../../request/require-signed-in.ts';
import type { WindowLimit } from '../../request/window-limit.ts';
import type { PageTracing } from '../../tracing/page-tracing.ts';
import { requirePortal } from '../cross-site-guard.ts';

interface PageTracesOptions {
  pages: PageTracing;
  /** Limits how often a session may send spans. */
  limit: WindowLimit;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** A batch of 64 spans takes half of it. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * POST /traces: the spans of a page, in the JSON of OTLP. Only from signed-in pages that the gateway
 * has chosen. The answer does not wait for the collector.
 */
export async function pageTraces(
  app: FastifyInstance,
  { pages, limit, createContext }: PageTracesOptions,
): Promise<void> {
  app.post('/traces', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const context = await createContext(request, reply);
    requirePortal(context, request);
    const { session } = requireSession(context);
    if (!pages.isChosen(request.headers)) throw new GatewayError('FORBIDDEN');
    await limit.spend(session.id);
    if (!pages.record(request.body)) throw new GatewayError('BAD_USER_INPUT');
    return reply.code(204).send();
  });
}
