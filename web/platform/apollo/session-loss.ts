import type { ApolloLink } from '@apollo/client/link';
import type { Session, SessionLoss } from '../session/session.ts';

const lossByCode: Readonly<Record<string, SessionLoss>> = {
  UNAUTHENTICATED: 'absent',
  SESSION_EXPIRED: 'expired',
  TOKEN_REFRESH_FAILED: 'refresh-failed',
};

/** Returncode of the services: the session is over. */
const SESSION_ENDED = 'A0244';

/** How the session was lost according to the errors of an answer; null if it was not. */
export function sessionLossOf({ errors = [] }: ApolloLink.Result): SessionLoss | null {
  // The first call that meets the code carries it; the other calls of the request end without one.
  const isEnded = errors.some(({ extensions }) => extensions?.returncode === SESSION_ENDED);
  for (const { extensions } of errors) {
    const loss = lossByCode[String(extensions?.reason)] ?? lossByCode[String(extensions?.code)];
    if (loss !== undefined) return loss === 'expired' && isEnded ? 'ended' : loss;
  }
  return null;
}

/** Without a message, because only the gateway's are in the user's language: pages show their own. */
const notSignedInError = {
  message: '',
  extensions: { code: 'UNAUTHENTICATED' },
};

/**
 * Turns an answer without a viewer into an error without data. Such data must not reach the cache:
 * the page that the user works on would disappear before the user has read that the session is
 * over.
 */
export function rejectMissingViewer(result: ApolloLink.Result): ApolloLink.Result {
  const data: Readonly<Record<string, unknown>> | null | undefined = result.data;
  if (data?.viewer !== null) return result;
  return {
    ...result,
    data: null,
    errors: result.errors?.length ? result.errors : [notSignedInError],
  };
}

/**
 * Rejects an answer about another account than the page shows: the user signed in again in another
 * window, and this one was not notified. The page goes to the sign-in state, so that two accounts
 * never mix.
 */
export function rejectOtherAccount(
  result: ApolloLink.Result,
  session: Pick<Session, 'account' | 'signedOut'>,
): ApolloLink.Result {
  const viewer: unknown = result.data?.viewer;
  const id =
    typeof viewer === 'object' && viewer !== null && 'id' in viewer ? viewer.id : undefined;
  if (typeof id !== 'string' || session.account() === null || id === session.account())
    return result;
  session.signedOut('replaced');
  return { data: null, errors: [notSignedInError] };
}

/** The new scope in the answer to a switch of post or store; null for other answers. */
export function switchedScopeOf({ data }: ApolloLink.Result): string | null {
  const payload: unknown = data?.postSwitch ?? data?.shopSwitch;
  const { viewer } = (payload ?? {}) as { viewer?: { session?: { scope?: unknown } } | null };
  return typeof viewer?.session?.scope === 'string' ? viewer.session.scope : null;
}

export function hasScopeChanged({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'SCOPE_CHANGED') ?? false;
}
