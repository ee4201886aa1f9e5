import { GatewayError } from '../errors/gateway-error.ts';
import type { Context, SignedIn } from './context.ts';
import { sessionExpired } from './session-change.ts';

/**
 * The signed-in account. Throws UNAUTHENTICATED, SESSION_EXPIRED, SESSION_LOCKED, or SCOPE_CHANGED
 * when the page was loaded for a different post or store, so that it cannot change data of the
 * wrong store.
 */
export function requireSignedIn(context: Context): SignedIn {
  const signedIn = requireSession(context);
  if (context.scopeChanged) throw new GatewayError('SCOPE_CHANGED');
  return signedIn;
}

/**
 * The signed-in account without the check of post and store, for requests that do not depend on
 * them, such as ending the session.
 */
export function requireSession({ signedIn, locked, sessionEnded, cookie }: Context): SignedIn {
  if (locked !== null) throw new GatewayError('SESSION_LOCKED');
  if (signedIn !== null) return signedIn;
  if (!sessionEnded) throw new GatewayError('UNAUTHENTICATED');
  throw sessionExpired({ cookie });
}
