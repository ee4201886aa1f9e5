import type { components } from '../../schema/generated/retail.ts';
import { isRefusedWith, nullIfNotAvailable } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { accountRowOf } from '../request/account-row.ts';
import type { TokenPair } from '../store/session-store.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import { codeOf, field } from '../values/rows.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];
type Login = components['schemas']['Login'];
type ServiceAccountRow = components['schemas']['ServiceAccount'];

/** Revoking does not depend on these calls, so it does not wait long for them. */
const REVOKE_TIMEOUT_MS = 5000;

/** An API token of the services. */
export interface IssuedToken {
  id: string;
  apiToken: string;
}

/** A service account for which the caller may make API tokens. */
export interface ServiceAccount {
  userId: string;
  code: string;
  name: string;
  postName: string | null;
  shopName: string | null;
  isLocked: boolean;
}

const LOCKED = '0';

/**
 * The service accounts that the caller administers. None if the services refuse it, or do not have
 * the call. Rows without an id or a code are left out.
 */
export async function listServiceAccounts(retail: RetailClient): Promise<ServiceAccount[]> {
  const answer = await retail.call('serviceAccounts', {}).catch(nullIfNotAvailable);
  return rowsOf<ServiceAccountRow>('serviceAccounts', answer)
    .map((row) => {
      const code = codeOf(row.usercode);
      return {
        ...{ userId: codeOf(row.userid), code, name: codeOf(row.username) || code },
        postName: codeOf(row.postname) || null,
        shopName: codeOf(row.shopname) || null,
        isLocked: codeOf(row.status) === LOCKED,
      };
    })
    .filter(({ userId, code }) => userId !== '' && code !== '');
}

/**
 * Has the services make an API token for the caller or for a service account, valid until the end of
 * a day.
 */
export async function addApiToken(
  retail: RetailClient,
  { name, expiresOn }: { name: string; expiresOn: string },
  serviceAccount: ServiceAccount | null,
): Promise<IssuedToken> {
  const answer = await retail.call('addApiToken', {
    ...{ name, expiredate: expiresOn },
    ...(serviceAccount && { serviceaccount: serviceAccount.userId }),
  });
  const id = codeOf(field(answer, 'id'));
  const apiToken = codeOf(field(answer, 'apitoken'));
  if (id === '' || apiToken === '')
    throw new UpstreamError('malformed', { operation: 'addApiToken' });
  return { id, apiToken };
}

/**
 * The token pair of an API token. The account is that of the caller, with the post and store for
 * which the services issue the pair, or a service account as the services describe it.
 */
export async function signInByApiToken(
  visitor: RetailClient,
  { apiToken }: IssuedToken,
  caller: SignedInAccount,
  serviceAccount: ServiceAccount | null,
): Promise<{ account: SignedInAccount; tokens: TokenPair }> {
  const answer = await visitor
    .call<Login | null>('loginByApiToken', { apitoken: apiToken })
    .catch(asServiceFault);
  const tokens = {
    accessToken: codeOf(answer?.accessToken),
    refreshToken: codeOf(answer?.refreshToken),
  };
  const isComplete = tokens.accessToken !== '' && tokens.refreshToken !== '';
  // A pair of another account must never be stored for this one.
  const isExpected =
    serviceAccount === null
      ? isOf(answer, caller.ent_id, caller.userid)
      : isOf(answer, caller.ent_id, serviceAccount.userId) &&
        codeOf(answer?.userCode) === serviceAccount.code;
  if (answer === null || !isComplete || !isExpected)
    throw new UpstreamError('malformed', { operation: 'loginByApiToken' });
  if (serviceAccount !== null) return { account: accountRowOf(answer), tokens };
  const { mainPost, shopid, shopname } = answer;
  return { account: { ...caller, mainPost, shopid, shopname } as SignedInAccount, tokens };
}

/** Withdraws an API token at the services and ends its pair. Best effort. */
export async function withdrawApiToken(
  retail: RetailClient,
  issuedId: string,
  refreshToken: string | null,
): Promise<void> {
  const limit = { timeoutMs: REVOKE_TIMEOUT_MS };
  await retail.call('deleteApiToken', { id: issuedId }, limit).catch(() => undefined);
  if (refreshToken !== null)
    await retail.call('logout', { refreshToken }, limit).catch(() => undefined);
}

/**
 * The services refuse a token that they have just made. That is their fault, and no reason to send
 * the user to the sign-in page.
 */
function asServiceFault(error: unknown): never {
  throw isRefusedWith(error, RETURNCODES.WRONG_CREDENTIALS, RETURNCODES.SESSION_ENDED)
    ? new UpstreamError('malformed', { operation: 'loginByApiToken', cause: error })
    : error;
}

function isOf(answer: Login | null, enterprise: string, userId: string): boolean {
  return codeOf(answer?.ent_id) === codeOf(enterprise) && codeOf(answer?.userid) === codeOf(userId);
}
