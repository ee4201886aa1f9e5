import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { GatewayError, tellError } from '../errors.ts';
import { LOCALES } from '../language/messages.ts';
import { pickLocale } from '../language/pick-locale.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { cookieName } from './session-cookie.ts';

/** A pack is some tens of kilobytes: this many of them, of every locale and some versions, stay in memory. */
const MOST_PACKS = 24;
const MOST_BYTES = 4_000_000;

export interface LanguagePackOptions {
  publicOrigin: string | null;
  sessions: SessionStore;
  /** Path at the services of a pack; null when they know none of this checksum. */
  findPath(locale: string, checksum: string, scope: { session: SessionRecord; requestId: string }): Promise<string | null>;
  download(path: string, session: SessionRecord): Promise<Buffer>;
}

/**
 * /language/{locale}/{md5}.json, whose content never changes. It holds texts and nothing of the account, so that a cookie alone is
 * enough to read it. What the services send is checked against its md5 before anybody sees or keeps it.
 */
export async function languagePacks(app: FastifyInstance, options: LanguagePackOptions): Promise<void> {
  const packs = new Map<string, Buffer>();

  async function load(locale: string, checksum: string, scope: { session: SessionRecord; requestId: string }): Promise<Buffer> {
    const kept = packs.get(`${locale}/${checksum}`);
    if (kept !== undefined) return kept;
    const path = await options.findPath(locale, checksum, scope);
    if (path === null) throw new GatewayError('NOT_FOUND');
    const pack = await options.download(path, scope.session);
    if (pack.length > MOST_BYTES || md5(pack) !== checksum) throw new UpstreamError('malformed', { operation: 'languagePack' });
    packs.set(`${locale}/${checksum}`, pack);
    const oldest = packs.keys().next();
    if (packs.size > MOST_PACKS && !oldest.done) packs.delete(oldest.value);
    return pack;
  }

  app.get<{ Params: { locale: string; file: string } }>('/language/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const [, checksum] = /^([0-9a-f]{32})\.json$/u.exec(file) ?? [];
    try {
      const secret = request.cookies[cookieName(options.publicOrigin)];
      const session = secret ? await options.sessions.find(secret) : null;
      if (session === null) throw new GatewayError('UNAUTHENTICATED');
      if (checksum === undefined || !LOCALES.some((known) => known === locale)) throw new GatewayError('NOT_FOUND');
      const pack = await load(locale, checksum, { session, requestId: request.id });
      reply.header('cache-control', 'private, max-age=31536000, immutable').type('application/json; charset=utf-8');
      return await reply.send(pack);
    } catch (error) {
      const told = tellError(error, { locale: pickLocale(request.headers['accept-language']), requestId: request.id });
      reply.header('cache-control', 'no-store');
      return reply.code(statusOf(told.extensions.code)).send({ errors: [told] });
    }
  });
}

function statusOf(code: string): number {
  if (code === 'UNAUTHENTICATED' || code === 'SESSION_EXPIRED') return 401;
  if (code === 'NOT_FOUND') return 404;
  if (code === 'UPSTREAM_TIMEOUT') return 504;
  return code === 'INTERNAL' ? 500 : 502;
}

function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}
