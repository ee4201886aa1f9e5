import type { ApiToken, ApiTokenScope, ApiTokenStatus } from '../generated/resolvers.ts';
import { accountOf } from '../request/account.ts';
import type { Context } from '../request/context.ts';
import { globalId } from '../request/ids.ts';
import { hasTokenCalls } from '../request/token-calls.ts';
import { ownerOf } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { ApiToken as StoredToken } from '../store/api-tokens/api-token-rows.ts';
import { rfc3339 } from '../values/calendar.ts';

const MINUTE_MS = 60_000;

/** Whether tokens can be created: the services must have both calls, and a browser must ask. */
export function isOffered({ config, readOnly, apiToken }: Context): boolean {
  return !readOnly && apiToken === null && hasTokenCalls(config);
}

/** The account's tokens, the newest first. */
export async function tokensOf(context: Context): Promise<ApiToken[]> {
  const { account } = requireSignedIn(context);
  const tokens = await context.apiTokens.ofOwner(ownerOf(account));
  return tokens.map((token) => fieldsOf(token, context));
}

/** A token as the schema shows it. */
export function fieldsOf(token: StoredToken, context: Context): ApiToken {
  const { timeZone } = requireSignedIn(context);
  const { mainPost, shop } = accountOf(token.session.account);
  return {
    id: globalId('ApiToken', token.id),
    name: token.name,
    hint: token.hint,
    scopes: [...token.scopes] as ApiTokenScope[],
    postName: mainPost?.name ?? null,
    shopName: shop?.name ?? null,
    createdAt: rfc3339(token.createdAt, timeZone),
    expiresAt: rfc3339(token.expiresAt, timeZone),
    lastUsedAt:
      token.lastUsedAt === null
        ? null
        : rfc3339(Math.floor(token.lastUsedAt / MINUTE_MS) * MINUTE_MS, timeZone),
    status: statusOf(token, context.clock()),
    creator: token.creator,
  };
}

function statusOf({ endedAt, expiresAt }: StoredToken, now: number): ApiTokenStatus {
  if (expiresAt <= now) return 'EXPIRED';
  return endedAt === null ? 'ACTIVE' : 'ENDED';
}
