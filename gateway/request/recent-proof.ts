import type { Config } from '../config/config.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { SessionRecord } from '../store/session-store.ts';
import type { Context } from './context.ts';
import { requireSession } from './require-signed-in.ts';

/**
 * What would give somebody at another person's browser lasting access (tokens, webhooks, the end of
 * other sessions) needs a recent proof of who the account is: a sign-in, an unlock or a confirmation.
 */
const PROOF_MS = 15 * 60_000;

/** Whether the password can be asked for again: single sign-on has none here. */
export const isConfirmable = ({ origin }: SessionRecord, { retailConfig }: Config): boolean =>
  origin.method === 'PASSWORD' && !retailConfig.missing.includes('checkPassword');

/**
 * Throws CONFIRMATION_REQUIRED when the last proof of the session is too old, or FORBIDDEN if it can
 * only sign in again. Nothing is asked of programs: each of their requests has the secret itself.
 */
export function requireRecentProof(context: Context): void {
  if (context.apiToken !== null) return;
  const { session } = requireSession(context);
  // A time in the future was saved before the system clock was set back: it proves nothing now.
  if (Math.abs(context.clock() - session.provenAt) <= PROOF_MS) return;
  throw isConfirmable(session, context.config)
    ? new GatewayError('CONFIRMATION_REQUIRED')
    : new GatewayError('FORBIDDEN', 'confirmationBySignIn');
}

/** A change that needs a recent proof. */
export function withRecentProof<Result>(context: Context, change: () => Result): Result {
  requireRecentProof(context);
  return change();
}
