import type { Refusal } from '../errors/user-error.ts';
import type { Context } from '../request/context.ts';
import { keysOfNode } from '../request/node-ids.ts';
import type { Owner } from '../request/owner.ts';
import type { ApiToken } from '../store/api-tokens/api-token-rows.ts';
import { callerOf, limitKeyOf } from './own-webhooks.ts';

export const TOKEN_GONE: Refusal = {
  ...{ code: 'NOT_FOUND', field: 'apiTokenId', message: 'tokenGone' },
};

/** The token that the caller uses or names; empty when it names none, or another than it uses. */
export function tokenIdOf(apiTokenId: string | null | undefined, context: Context): string {
  const keys = apiTokenId == null ? null : keysOfNode('ApiToken', apiTokenId, context);
  const named = keys?.[0] ?? '';
  const id = context.apiToken?.id ?? named;
  return apiTokenId != null && named !== id ? '' : id;
}

/** A token of an account that works; null for every other id. */
export async function usableToken(
  id: string,
  owner: Owner,
  context: Context,
): Promise<ApiToken | null> {
  const all = await context.apiTokens.ofOwner(owner);
  const token = all.find((each) => each.id === id);
  const works = token?.endedAt === null && token.expiresAt > context.clock();
  return works ? token : null;
}

/** Why nothing is sent to an address; null when it is public. Resolves the host, so it is limited. */
export async function addressRefusal(
  url: URL,
  limit: 'create' | 'move',
  context: Context,
): Promise<Refusal | null> {
  const { outside, limits } = context.webhooks;
  await limits[limit].spend(limitKeyOf(callerOf(context)));
  if (await outside.isAllowed(url)) return null;
  context.logSecurity('webhookRefused', { reason: 'address' });
  return { code: 'INVALID', field: 'url', message: 'webhookAddressRefused' };
}
