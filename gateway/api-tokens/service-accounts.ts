import { once } from '../async/once.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { Context } from '../request/context.ts';
import { keysOfNode } from '../request/node-ids.ts';
import { ownerOf } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { accountName } from '../request/security-log.ts';
import type { ApiToken } from '../store/api-tokens/api-token-rows.ts';
import type { TokenOwner } from '../store/api-tokens/api-token-store.ts';
import { isOffered } from './own-tokens.ts';
import type { ServiceAccount } from './rest.ts';

export interface ServiceAccountModel extends ServiceAccount {
  /** The tokens of all listed service accounts, read with one query. */
  allTokens(): Promise<ApiToken[]>;
}

const UNKNOWN: Refusal = {
  ...{ code: 'NOT_FOUND', field: 'serviceAccount', message: 'serviceAccountGone' },
};
const LOCKED: Refusal = {
  ...{ code: 'NOT_PERMITTED', field: 'serviceAccount', message: 'serviceAccountLocked' },
};

/** Service accounts have a post, and share nothing with suppliers. */
const AUDIENCE = 'STAFF';

/** The service accounts that the caller administers. */
export async function serviceAccountsOf(context: Context): Promise<ServiceAccountModel[]> {
  const { account, loaders } = requireSignedIn(context);
  if (!isOffered(context)) return [];
  const accounts = await loaders.serviceAccounts();
  const allTokens = once(() =>
    context.apiTokens.ofAccounts(
      { enterprise: account.enterprise.code, audience: AUDIENCE },
      accounts.map(({ code }) => code),
    ),
  );
  return accounts.map((one) => ({ ...one, allTokens }));
}

/** For whom a token is created. */
export interface TokenHolder {
  owner: TokenOwner;
  /** Null for the account itself. */
  serviceAccount: ServiceAccount | null;
}

/**
 * The account that a new token belongs to, or why it is refused. Ids of people, of other enterprises
 * and of nothing are refused alike, so that the answer does not tell what exists.
 */
export async function findHolder(
  id: string | number | null | undefined,
  context: Context,
): Promise<TokenHolder | { refusal: Refusal }> {
  const { account, loaders } = requireSignedIn(context);
  const own = ownerOf(account);
  if (id === null || id === undefined) return { owner: own, serviceAccount: null };
  const [code = ''] = keysOfNode('ServiceAccount', String(id), context) ?? [];
  const accounts = code === '' ? [] : await loaders.serviceAccounts();
  const serviceAccount = accounts.find((one) => one.code === code);
  const refusal = serviceAccount?.isLocked === true ? LOCKED : UNKNOWN;
  if (serviceAccount === undefined || serviceAccount.isLocked) {
    logRefusal('apiTokenCreateRefused', code, context);
    return { refusal };
  }
  return { owner: { ...own, audience: AUDIENCE, account: code }, serviceAccount };
}

/**
 * Deletes the token of a service account that the caller administers, and returns what it was; null for
 * every other token. The services are only asked if there is such a token.
 */
export async function removeServiceToken(id: string, context: Context): Promise<ApiToken | null> {
  const { account, loaders } = requireSignedIn(context);
  const place = { enterprise: account.enterprise.code, audience: AUDIENCE };
  const token = await context.apiTokens.findIn(place, id);
  if (token === null) return null;
  const accounts = await loaders.serviceAccounts();
  if (accounts.some(({ code }) => code === token.account))
    return context.apiTokens.remove({ ...place, account: token.account }, id);
  logRefusal('apiTokenRevokeRefused', token.account, context);
  return null;
}

/** The second account of a line in the security log; the first is that of the caller. */
export function serviceAccountDetail(code: string, context: Context): { serviceAccount: string } {
  const { account } = requireSignedIn(context);
  return { serviceAccount: accountName(account.enterprise.code, code).slice(0, MAX_LOGGED) };
}

/** An id can hold any text. */
const MAX_LOGGED = 100;

function logRefusal(
  event: 'apiTokenCreateRefused' | 'apiTokenRevokeRefused',
  code: string,
  context: Context,
): void {
  context.logSecurity(event, serviceAccountDetail(code, context));
}
