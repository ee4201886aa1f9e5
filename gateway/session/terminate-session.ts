import type { Context, SignedIn } from '../request/context.ts';
import { revokeTokens } from './rest.ts';

/**
 * Ends any session of the account: deletes it and revokes its tokens at the services (best effort).
 */
export async function terminateSession(
  { session, retail }: SignedIn,
  { sessions }: Context,
): Promise<void> {
  const { tokens } = (await sessions.read(session.id)) ?? session;
  try {
    await sessions.delete(session.id);
  } finally {
    // Revoke even if the session could not be deleted: without valid tokens it is useless.
    await revokeTokens(retail, tokens.refreshToken);
  }
}
