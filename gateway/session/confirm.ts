import { RETURNCODES } from '../errors/returncodes.ts';
import type { Context } from '../request/context.ts';
import { isConfirmable } from '../request/recent-proof.ts';
import { requireSession } from '../request/require-signed-in.ts';
import { adoptSession, liveSession } from '../request/session-change.ts';
import type { SessionConfirmPayload } from '../generated/resolvers.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { checkPassword } from './account-rest.ts';
import { sessionOf } from './account-sessions.ts';
import { passwordProblem } from './own-password.ts';
import { countSignIn, isRefusal, withFailureLimits } from './attempt-limits.ts';

/** Confirms with the password who the account of the session is. */
export async function confirmSession(
  password: string,
  context: Context,
): Promise<SessionConfirmPayload> {
  const { session } = requireSession(context);
  const refusal = await context.sessionMutex(session.id, () => tryConfirm(password, context));
  return {
    session: refusal === null ? sessionOf(requireSession(context), context) : null,
    userErrors: refusal === null ? [] : [userError(context.locale, refusal)],
  };
}

/** Returns null when the password was right, otherwise the reason why not. */
async function tryConfirm(password: string, context: Context): Promise<Refusal | null> {
  const { session, retail, account } = requireSession(context);
  if (!isConfirmable(session, context.config)) {
    context.logSecurity('confirmFailed', { reason: 'NO_PASSWORD' });
    return { code: 'NO_PASSWORD', message: 'noPassword' };
  }
  const problem = passwordProblem(password);
  if (problem !== null) return problem;
  countSignIn(context);
  try {
    // Counted together with the unlocks, so that locking the session gives no further guesses.
    await withFailureLimits(
      [{ limit: context.attempts.unlock, key: session.id, resets: true }],
      () => checkPassword(retail, account, password),
    );
  } catch (error) {
    return confirmRefusal(error, context);
  }
  await context.sessions.prove(session.id);
  context.logSecurity('confirm');
  adoptSession(context, await liveSession(session.id, context));
  return null;
}

function confirmRefusal(error: unknown, context: Context): Refusal {
  const returncode = isRefusal(error) ? error.returncode : undefined;
  if (returncode !== undefined) context.logSecurity('confirmFailed', { reason: returncode });
  if (returncode === RETURNCODES.TOO_MANY_ATTEMPTS)
    return { code: 'TOO_MANY_ATTEMPTS', message: 'tooManyAttempts' };
  if (returncode !== RETURNCODES.WRONG_CREDENTIALS) throw error;
  return { field: 'password', code: 'WRONG_CREDENTIALS', message: 'wrongPassword' };
}
