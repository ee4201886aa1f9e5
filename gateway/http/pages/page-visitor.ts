import type { FastifyRequest } from 'fastify';
import type { Context } from '../../request/context.ts';
import { accountOf, scopeOf } from '../../request/account.ts';
import { createBusinessDay } from '../../request/business-day.ts';
import { cookieName } from '../../request/cookies/session-cookie.ts';

/**
 * Returns the function that tells a page who opens it: side, business date and scope, such as
 * `STAFF 2026-06-15 P0002~`. With them the page asks for the home page at once instead of waiting for
 * the account first. Null for a visitor, while the session is locked, and if the session cannot be
 * read: the page then asks as it would without it.
 */
export function createPageVisitor({
  config,
  clock,
  sessions,
}: Pick<Context, 'config' | 'clock' | 'sessions'>): (
  request: FastifyRequest,
) => Promise<string | null> {
  const businessDayOf = createBusinessDay(config, clock);
  const cookie = cookieName(config.publicOrigin);
  async function describe(secret: string): Promise<string | null> {
    // `quietly`: the queries of the page count as use of the session.
    const session = await sessions.find(secret, { quietly: true });
    if (session?.lockedAt !== null) return null;
    const account = accountOf(session.account);
    const { today } = businessDayOf(account.enterprise.timeZone);
    return `${account.userType} ${today} ${scopeOf(account)}`;
  }
  return async ({ cookies }) => {
    const secret = cookies[cookie];
    return secret ? describe(secret).catch(() => null) : null;
  };
}
