import type { Refusal } from '../errors/user-error.ts';
import type { Context, SignedIn } from './context.ts';
import { keysOfNode } from './node-ids.ts';
import { requireSignedIn } from './require-signed-in.ts';
import type { Owner } from './owner.ts';
import { accountName } from './security-log.ts';

/** A service account that the caller administers. */
export type ServiceAccount = Awaited<ReturnType<SignedIn['loaders']['serviceAccounts']>>[number];

/** Refuses an id that names no service account of the caller. */
export const UNKNOWN_SERVICE_ACCOUNT: Refusal = {
  ...{ code: 'NOT_FOUND', field: 'serviceAccount', message: 'serviceAccountGone' },
};

/** Service accounts have a post, and share nothing with suppliers. */
const AUDIENCE = 'STAFF';

/** An id can hold any text. */
const MAX_LOGGED = 100;

/** Where the gateway stores what belongs to service accounts of the caller's enterprise. */
export function placeOfServiceAccounts(context: Context): Omit<Owner, 'account'> {
  const { account } = requireSignedIn(context);
  return { enterprise: account.enterprise.code, audience: AUDIENCE };
}

/** The service accounts that the caller administers; none for a program or an embedded module. */
export async function administeredAccounts(context: Context): Promise<ServiceAccount[]> {
  const { loaders } = requireSignedIn(context);
  return context.readOnly || context.apiToken !== null ? [] : loaders.serviceAccounts();
}

/** The service account with a code, if the caller administers it. */
export async function administeredAccount(
  code: string,
  context: Context,
): Promise<ServiceAccount | null> {
  const accounts = code === '' ? [] : await administeredAccounts(context);
  return accounts.find((one) => one.code === code) ?? null;
}

/** The code in the id of a service account that a client sent; empty when it is no such id. */
export function codeOfServiceAccount(id: string | number, context: Context): string {
  return keysOfNode('ServiceAccount', String(id), context)?.[0] ?? '';
}

/** The second account of a line in the security log; the first is that of the caller. */
export function serviceAccountDetail(code: string, context: Context): { serviceAccount: string } {
  const { account } = requireSignedIn(context);
  return { serviceAccount: accountName(account.enterprise.code, code).slice(0, MAX_LOGGED) };
}
