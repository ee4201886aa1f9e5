import type { components } from '../../schema/generated/retail.ts';
import { nullIfNotAvailable } from '../errors/refusals.ts';
import type { UserType } from '../generated/resolvers.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { codeOf } from '../values/rows.ts';

type RightsAnswer = components['schemas']['SessionRights'];

/** An account as it is typed at sign-in. */
export interface TypedAccount {
  account: string;
  userType: UserType;
}

export interface SessionRights {
  /** Whether the caller may end sessions of others. */
  isAllowed: boolean;
  /** Its user id and code, if it was asked about and the caller may end its sessions. */
  account: { userId: string; code: string } | null;
}

const ALLOWED = '1';

/**
 * What the services let the caller do with sessions of its enterprise. Nothing if they refuse the
 * call or do not have it, or if they name another account than the one that was asked about.
 */
export async function findSessionRights(
  retail: RetailClient,
  typed: TypedAccount | null,
): Promise<SessionRights> {
  const body = typed && {
    account: typed.account,
    usertype: typed.userType === 'SUPPLIER' ? '2' : '1',
  };
  const answer = await retail
    .call<RightsAnswer | null>('sessionRights', body ?? {})
    .catch(nullIfNotAvailable);
  const isAllowed = codeOf(answer?.allowed) === ALLOWED;
  const [userId, code] = [codeOf(answer?.account?.userid), codeOf(answer?.account?.usercode)];
  const isMeant = isAllowed && typed !== null && userId !== '' && code === typed.account;
  return { isAllowed, account: isMeant ? { userId, code } : null };
}
