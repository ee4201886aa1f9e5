import type { FastifyRequest } from 'fastify';
import type { After } from '../../async/timers.ts';
import type { Context } from '../../request/context.ts';
import { accountOf, scopeOf } from '../../request/account.ts';
import { createBusinessDay } from '../../request/business-day.ts';
import { cookieName } from '../../request/cookies/session-cookie.ts';

/** A page does not wait longer for a slow store: it would gain less than this. */
const MAX_WAIT_MS = 250;

/**
 * Returns the function that tells a page who opens it: side, business date and scope, such as
 * `STAFF 2026-06-15 P0002~`. With them the page asks for the home page at once instead of waiting for
 * the account first. Null for a visitor, while the session is locked, and if the session cannot be
 * read, or not soon: the page then asks as it would without it.
 */
export function createPageVisitor({
  config,
  clock,
  sessions,
  after,
}: Pick<Context, 'config' | 'clock' | 'sessions'> & { after: After }): (
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
    if (!secret) return null;
    return new Promise((resolve) => {
      const stopTimer = after(MAX_WAIT_MS, () => resolve(null));
      const finish = (visitor: string | null) => {
        stopTimer();
        resolve(visitor);
      };
      describe(secret).then(finish, () => finish(null));
    });
  };
}
