import type { components } from '../../schema/generated/retail.ts';
import { isRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { TokenPair } from '../store/session-store.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { codeOf, field } from '../values/rows.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];
type Login = components['schemas']['Login'];

/** Revoking does not depend on these calls, so it does not wait long for them. */
const REVOKE_TIMEOUT_MS = 5000;

/** An API token of the services. */
export interface IssuedToken {
  id: string;
  apiToken: string;
}

/** Has the services make an API token for the caller, valid until the end of a day. */
export async function addApiToken(
  retail: RetailClient,
  { name, expiresOn }: { name: string; expiresOn: string },
): Promise<IssuedToken> {
  const answer = await retail.call('addApiToken', { name, expiredate: expiresOn });
  const id = codeOf(field(answer, 'id'));
  const apiToken = codeOf(field(answer, 'apitoken'));
  if (id === '' || apiToken === '')
    throw new UpstreamError('malformed', { operation: 'addApiToken' });
  return { id, apiToken };
}

/**
 * The token pair of an API token. The account is that of the caller, with the post and store for
 * which the services issue the pair.
 */
export async function signInByApiToken(
  visitor: RetailClient,
  { apiToken }: IssuedToken,
  caller: SignedInAccount,
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
  if (answer === null || !isComplete || !isOf(answer, caller))
    throw new UpstreamError('malformed', { operation: 'loginByApiToken' });
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

function isOf(answer: Login, caller: SignedInAccount): boolean {
  return (
    codeOf(answer.ent_id) === codeOf(caller.ent_id) &&
    codeOf(answer.userid) === codeOf(caller.userid)
  );
}
