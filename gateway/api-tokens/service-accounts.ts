import { once } from '../async/once.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { ApiToken as ShownToken } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import { keysOfNode } from '../request/node-ids.ts';
import { ownerOf } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import {
  administeredAccount,
  administeredAccounts,
  codeOfServiceAccount,
  placeOfServiceAccounts,
  serviceAccountDetail,
  UNKNOWN_SERVICE_ACCOUNT,
} from '../request/service-accounts.ts';
import type { ApiToken } from '../store/api-tokens/api-token-rows.ts';
import type { TokenOwner } from '../store/api-tokens/api-token-store.ts';
import { fieldsOf, isOffered } from './own-tokens.ts';
import type { ServiceAccount } from './rest.ts';

type WebhookStore = Context['webhooks']['store'];

export interface ServiceAccountModel extends ServiceAccount {
  /** The tokens of all listed service accounts, read with one query. */
  allTokens(): Promise<ApiToken[]>;
  /** Their webhooks, likewise. */
  allWebhooks(): ReturnType<WebhookStore['ofAccounts']>;
}

const LOCKED: Refusal = {
  ...{ code: 'NOT_PERMITTED', field: 'serviceAccount', message: 'serviceAccountLocked' },
};

/** The service accounts that the caller administers. */
export async function serviceAccountsOf(context: Context): Promise<ServiceAccountModel[]> {
  const accounts = isOffered(context) ? await administeredAccounts(context) : [];
  const place = placeOfServiceAccounts(context);
  const codes = accounts.map(({ code }) => code);
  const allTokens = once(() => context.apiTokens.ofAccounts(place, codes));
  const allWebhooks = once(() => context.webhooks.store.ofAccounts(place, codes));
  return accounts.map((one) => ({ ...one, allTokens, allWebhooks }));
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
  if (id === null || id === undefined)
    return { owner: ownerOf(requireSignedIn(context).account), serviceAccount: null };
  const code = codeOfServiceAccount(id, context);
  const serviceAccount = await administeredAccount(code, context);
  if (serviceAccount === null || serviceAccount.isLocked) {
    logRefusal('apiTokenCreateRefused', code, context);
    return { refusal: serviceAccount === null ? UNKNOWN_SERVICE_ACCOUNT : LOCKED };
  }
  return { owner: { ...placeOfServiceAccounts(context), account: code }, serviceAccount };
}

/**
 * A token of the account, or of a service account that it administers; null for every other id. The
 * services are only asked if there is such a token.
 */
export async function tokenById(id: string, context: Context): Promise<ShownToken | null> {
  const [tokenId = ''] = keysOfNode('ApiToken', id, context) ?? [];
  const own = ownerOf(requireSignedIn(context).account);
  const token = await context.apiTokens.findIn(own, tokenId);
  if (token === null) return null;
  const isSeen =
    token.account === own.account || (await administeredAccount(token.account, context)) !== null;
  return isSeen ? fieldsOf(token, context) : null;
}

/**
 * Deletes the token of a service account that the caller administers, and returns what it was; null for
 * every other token. The services are only asked if there is such a token.
 */
export async function removeServiceToken(id: string, context: Context): Promise<ApiToken | null> {
  const place = placeOfServiceAccounts(context);
  const token = await context.apiTokens.findIn(place, id);
  if (token === null) return null;
  if ((await administeredAccount(token.account, context)) !== null)
    return context.apiTokens.remove({ ...place, account: token.account }, id);
  logRefusal('apiTokenRevokeRefused', token.account, context);
  return null;
}

function logRefusal(
  event: 'apiTokenCreateRefused' | 'apiTokenRevokeRefused',
  code: string,
  context: Context,
): void {
  context.logSecurity(event, serviceAccountDetail(code, context));
}
