import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GatewayError } from '../errors/gateway-error.ts';
import { logError } from '../logging/log-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { LOCALES } from '../language/messages.ts';
import { createPackCache } from '../language/pack-cache.ts';
import { pickLocale } from '../language/pick-locale.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import { cookieName } from '../request/cookies/session-cookie.ts';

interface PackCaller {
  session: SessionRecord;
  requestId: string;
}

export interface LanguagePackOptions {
  publicOrigin: string | null;
  sessions: SessionStore;
  /** The pack's path at the services; null when they have no pack with this checksum. */
  findPath(locale: string, checksum: string, scope: PackCaller): Promise<string | null>;
  download(path: string, session: SessionRecord): Promise<Buffer>;
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  SESSION_LOCKED: 423,
  NOT_FOUND: 404,
  UPSTREAM_TIMEOUT: 504,
  INTERNAL: 500,
};

/**
 * /language/{locale}/{md5}.json: a language pack, immutable. It contains texts and no data of the
 * account, so the cookie alone suffices to read it. The content is checked against its md5 before
 * it is cached or sent.
 */
export async function languagePacks(
  app: FastifyInstance,
  options: LanguagePackOptions,
): Promise<void> {
  const packOf = createPackCache<PackCaller>(async (locale, checksum, caller) => {
    const path = await options.findPath(locale, checksum, caller);
    if (path === null) throw new GatewayError('NOT_FOUND');
    return options.download(path, caller.session);
  });

  async function sessionOf({ cookies }: FastifyRequest): Promise<SessionRecord> {
    const secret = cookies[cookieName(options.publicOrigin)];
    const session = secret ? await options.sessions.find(secret) : null;
    if (session === null) throw new GatewayError('UNAUTHENTICATED');
    if (session.lockedAt !== null) throw new GatewayError('SESSION_LOCKED');
    return session;
  }

  app.get<{ Params: { locale: string; file: string } }>(
    '/language/:locale/:file',
    async (request, reply) => {
      const { locale, file } = request.params;
      const [, checksum] = /^([0-9a-f]{32})\.json$/u.exec(file) ?? [];
      try {
        const session = await sessionOf(request);
        if (checksum === undefined || !LOCALES.some((known) => known === locale))
          throw new GatewayError('NOT_FOUND');
        const { plain, gzipped } = await packOf(locale, checksum, {
          session,
          requestId: request.id,
        });
        reply
          .header('cache-control', 'private, max-age=31536000, immutable')
          .type('application/json; charset=utf-8');
        reply.header('vary', 'accept-encoding');
        if (!acceptsGzip(request)) return await reply.send(plain);
        return await reply.header('content-encoding', 'gzip').send(gzipped);
      } catch (error) {
        const described = describeError(error, {
          locale: pickLocale(request.headers['accept-language']),
          requestId: request.id,
        });
        logError(error, { requestId: request.id, code: described.extensions.code }, app.log);
        reply.header('cache-control', 'no-store');
        return reply
          .code(STATUS_BY_CODE[described.extensions.code] ?? 502)
          .send({ errors: [described] });
      }
    },
  );
}

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/iu.test(
    headers['accept-encoding'] ?? '',
  );
}
