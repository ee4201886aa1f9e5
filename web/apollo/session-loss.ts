import type { ApolloLink } from '@apollo/client/link';
import type { SessionLoss } from '../kit/session/session.ts';

const losses: Readonly<Record<string, SessionLoss>> = {
  UNAUTHENTICATED: 'absent',
  SESSION_EXPIRED: 'expired',
  TOKEN_REFRESH_FAILED: 'refresh-failed',
};

/** What an answer says of the session, by the reason or the code of its errors. */
export function sessionLossOf({ errors }: ApolloLink.Result): SessionLoss | null {
  for (const { extensions } of errors ?? []) {
    const loss = losses[String(extensions?.reason)] ?? losses[String(extensions?.code)];
    if (loss !== undefined) return loss;
  }
  return null;
}

const nobody = { message: 'Nobody is signed in.', extensions: { code: 'UNAUTHENTICATED' } };

/**
 * An answer about nobody becomes an error without data. It must not reach the cache: the page on which somebody works is drawn from
 * there, and would be gone before he has read that his session is over.
 */
export function withoutNobody(result: ApolloLink.Result): ApolloLink.Result {
  const data: Readonly<Record<string, unknown>> | null | undefined = result.data;
  if (data?.viewer !== null) return result;
  return { ...result, data: null, errors: result.errors?.length ? result.errors : [nobody] };
}
