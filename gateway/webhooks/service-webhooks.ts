import type { Refusal } from '../errors/user-error.ts';
import type { Context } from '../request/context.ts';
import { ownerOf, type Owner } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { SecurityDetails, SecurityEvent } from '../request/security-log.ts';
import {
  administeredAccount,
  codeOfServiceAccount,
  placeOfServiceAccounts,
  serviceAccountDetail,
  UNKNOWN_SERVICE_ACCOUNT,
} from '../request/service-accounts.ts';
import type { Webhook } from './webhook.ts';

const LOCKED: Refusal = {
  ...{ code: 'NOT_PERMITTED', field: 'serviceAccount', message: 'webhookAccountLocked' },
};

/**
 * A webhook of a service account that the caller administers; null for every other one. The services
 * are only asked if there is such a webhook.
 */
export async function findServiceWebhook(id: string, context: Context): Promise<Webhook | null> {
  if (context.apiToken !== null) return null;
  const webhook = await context.webhooks.store.findIn(placeOfServiceAccounts(context), id);
  if (webhook === null) return null;
  const { account: code } = webhook.owner;
  const account = await administeredAccount(code, context);
  if (account !== null) return { ...webhook, isAccountLocked: account.isLocked };
  refuseAccount(code, context);
  return null;
}

/**
 * The service account for which an administrator creates a webhook, or why it is refused. All ids but
 * those of accounts that the caller administers are refused alike.
 */
export async function findServiceOwner(
  id: string | number,
  context: Context,
): Promise<{ owner: Owner } | { refusal: Refusal }> {
  const code = codeOfServiceAccount(id, context);
  const account = await administeredAccount(code, context);
  if (account?.isLocked === false)
    return { owner: { ...placeOfServiceAccounts(context), account: code } };
  refuseAccount(code, context);
  return { refusal: account === null ? UNKNOWN_SERVICE_ACCOUNT : LOCKED };
}

/** Writes a line to the security log, with the service account of the webhook if it has one. */
export function logWebhook(
  event: SecurityEvent,
  { id, owner }: Pick<Webhook, 'id' | 'owner'>,
  context: Context,
  details: SecurityDetails = {},
): void {
  const own = ownerOf(requireSignedIn(context).account);
  const isOwn = owner.account === own.account && owner.audience === own.audience;
  context.logSecurity(event, {
    ...{ webhook: id, ...details },
    ...(!isOwn && serviceAccountDetail(owner.account, context)),
  });
}

function refuseAccount(code: string, context: Context): void {
  const details = { reason: 'serviceAccount', ...serviceAccountDetail(code, context) };
  context.logSecurity('webhookRefused', details);
}
