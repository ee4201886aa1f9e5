import { logError } from '../logging/log-error.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { subjectOf } from '../request/security-log.ts';
import type { SessionRecord } from '../store/session-store.ts';
import { terminateSession } from './terminate-session.ts';

/** More than the clocks of several gateways may differ. */
const FUTURE_MS = 60_000;

/**
 * Ends the oldest sessions of the account beyond the maximum, after a sign-in has added one. Sign-ins
 * at the same time agree on which those are, because each looks after it has stored its own session
 * and they have one order: afterwards the account has as many sessions as it may have, not fewer. The
 * sign-in has succeeded already, so an error here is logged and does not fail the request.
 */
export async function endOldestSessions({ session }: SignedIn, context: Context): Promise<void> {
  const { maxSessions } = context.config;
  if (maxSessions === 0) return;
  const log = (error: unknown): void =>
    logError(error, { requestId: context.requestId }, context.request.log);
  const all = await context.sessions.ofAccount(session.account).catch((error: unknown) => {
    log(error);
    return [];
  });
  const ages = ageOrder(context.clock());
  await Promise.all(
    all
      .toSorted(ages)
      .slice(maxSessions)
      .map((oldest) => endOne(oldest, context).catch(log)),
  );
}

async function endOne(session: SessionRecord, context: Context): Promise<void> {
  // Another sign-in at the same time may have ended it.
  if ((await context.sessions.read(session.id)) === null) return;
  context.logSecurity('sessionEnded', { reason: 'tooManySessions' }, subjectOf(session));
  await terminateSession(context.identify(session), context);
}

/** The newest first. A session from the future is of a clock that was wrong: it counts as the oldest. */
function ageOrder(now: number) {
  const timeOf = ({ createdAt }: SessionRecord): number =>
    createdAt > now + FUTURE_MS ? 0 : createdAt;
  return (one: SessionRecord, other: SessionRecord): number =>
    timeOf(other) - timeOf(one) || one.id.localeCompare(other.id, 'en');
}
