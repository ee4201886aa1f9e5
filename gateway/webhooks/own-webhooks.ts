import type { Context } from '../request/context.ts';
import { keysOfNode } from '../request/node-ids.ts';
import { ownerOf, type Owner } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { hasTokenCalls } from '../request/token-calls.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { findServiceWebhook } from './service-webhooks.ts';
import type { Webhook } from './webhook.ts';
import type { WebhookOwner } from './webhook-store.ts';

/** The caller's webhooks: those of its account, or of the API token that it uses. */
export function callerOf(context: Context): WebhookOwner {
  const { account } = requireSignedIn(context);
  // The server of an embedded module must not learn which programs act for an account.
  if (context.readOnly) throw new GatewayError('FORBIDDEN');
  return { ...ownerOf(account), tokenId: context.apiToken?.id ?? null };
}

/** A webhook belongs to an API token: to that of the caller, or to one that its account can create. */
export const mayHaveWebhooks = ({ apiToken, config, readOnly }: Context): boolean =>
  !readOnly && (apiToken?.scopes.has('WRITE_WEBHOOKS') ?? hasTokenCalls(config));

export const ownWebhooks = (context: Context): Promise<Webhook[]> =>
  context.webhooks.store.ofOwner(callerOf(context));

/**
 * Limits count per account of the caller, whichever of its API tokens is used, and whichever service
 * account an administrator acts for.
 */
export const limitKeyOf = ({ enterprise, audience, account }: Owner): string =>
  JSON.stringify([enterprise, audience, account]);

/**
 * One of the caller's webhooks, or of a service account that it administers. Null for an id that is
 * malformed, unknown or of others: the answer does not say which.
 */
export async function findWebhook(id: string, context: Context): Promise<Webhook | null> {
  const owner = callerOf(context);
  const [ownId = ''] = keysOfNode('Webhook', id, context) ?? [];
  const own = await context.webhooks.store.find(owner, ownId);
  return own ?? findServiceWebhook(ownId, context);
}
