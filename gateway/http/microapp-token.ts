import type { FastifyError, FastifyInstance } from 'fastify';
import { addressKey } from '../request/client-address.ts';
import type { MicroappAccess } from '../microapps/microapp-access.ts';
import { pathOf } from './request-log.ts';
import { logRefusal } from './security-log.ts';
import type { WindowLimit } from '../request/window-limit.ts';

export interface MicroappTokenOptions {
  microapps: MicroappAccess;
  /** Limits how often one address may ask. */
  limit: WindowLimit;
}

/** Maximum size of the body. A code has 43 characters. */
const MAX_BODY_BYTES = 1024;

/**
 * POST /microapp/token { code }: the server of an embedded module exchanges its one-time code for a
 * short-lived token. For servers only: cookies are ignored, and CORS is not allowed. Refusals have
 * the format of OAuth, which such servers know, and are all the same, so that they reveal nothing.
 */
export async function microappToken(
  app: FastifyInstance,
  { microapps, limit }: MicroappTokenOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500)
        request.log.error({ requestId: request.id, error: error.name }, 'microapp token failed');
      return reply
        .code(status >= 500 ? 500 : 400)
        .send({ error: status >= 500 ? 'server_error' : 'invalid_request' });
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const waitMs = await limit.use(addressKey(request.ip));
      if (waitMs === 0) return undefined;
      logRefusal(
        request,
        { code: 'RATE_LIMITED', limit: { name: 'microappTokens' } },
        pathOf(request.url),
      );
      reply.header('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
      return reply.code(429).send({ error: 'slow_down' });
    });
    scope.post('/microapp/token', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const code = codeInBody(request.body);
      if (code === null) return reply.code(400).send({ error: 'invalid_request' });
      const issued = await microapps.exchange(code);
      if (issued === null) return reply.code(400).send({ error: 'invalid_grant' });
      const { token, expiresIn, session, moduleCode } = issued;
      return reply.send({
        token,
        expiresIn,
        account: { code: session.account.userCode, name: session.account.username },
        moduleCode,
      });
    });
  });
}

function codeInBody(body: unknown): string | null {
  return typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    body.code !== ''
    ? body.code
    : null;
}
