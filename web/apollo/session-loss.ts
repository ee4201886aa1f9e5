import type { ApolloLink } from '@apollo/client/link';
import type { SessionLoss } from '../kit/session/session.ts';

const losses: Readonly<Record<string, SessionLoss>> = {
  UNAUTHENTICATED: 'absent',
  SESSION_EXPIRED: 'expired',
  TOKEN_REFRESH_FAILED: 'refresh-failed',
};

/** What an answer says of the session: an error by its reason or code, or a viewer that is nobody. */
export function sessionLossOf(result: ApolloLink.Result): SessionLoss | null {
  for (const { extensions } of result.errors ?? []) {
    const loss = losses[String(extensions?.reason)] ?? losses[String(extensions?.code)];
    if (loss !== undefined) return loss;
  }
  const data: Readonly<Record<string, unknown>> | null | undefined = result.data;
  return data?.viewer === null && !result.errors?.length ? 'absent' : null;
}
