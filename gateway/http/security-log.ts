import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import {
  createSecurityLog,
  subjectOf,
  type SecurityLog,
  type SecuritySubject,
} from '../request/security-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
  interface FastifyRequest {
    /** The account and session of the request, once they are known. */
    subject: SecuritySubject | null;
  }
}

/** The security log for all routes. It is written at every LOG_LEVEL except `silent`. */
export const securityLog = fastifyPlugin(
  async (app: FastifyInstance, { secret }: { secret: Buffer }) => {
    const logger = app.log.level === 'silent' ? app.log : app.log.child({}, { level: 'info' });
    app.decorate('securityLog', createSecurityLog({ logger, secret }));
    app.decorateRequest('subject', null);
  },
);

const LOGGED_CODES: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'QUERY_TOO_COMPLEX',
  'CONFIRMATION_REQUIRED',
]);

/**
 * Logs a request, or a part of it, that was refused in a way that may mean an attack: forbidden,
 * too complex, too frequent, or long after the last proof of who the account is.
 */
export function logRefusal(
  request: FastifyRequest,
  { code, limit }: { code: string; limit?: { name: string } | undefined },
  where: string,
): void {
  const { securityLog: log } = request.server;
  const subject = request.subject ?? subjectOf(null);
  if (LOGGED_CODES.has(code))
    log.write('refused', request, subject, { code, limit: limit?.name ?? null, where });
  if (code === 'RATE_LIMITED')
    log.write('rateLimited', request, subject, { limit: limit?.name ?? null, where });
}
