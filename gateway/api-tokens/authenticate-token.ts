import type { FastifyRequest } from 'fastify';
import type { Clock } from '../async/clock.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { ApiTokenScope } from '../generated/resolvers.ts';
import type { CallerToken } from '../request/caller-token.ts';
import { addressKey } from '../request/client-address.ts';
import { subjectOf } from '../request/security-log.ts';
import type { SessionCookie } from '../request/cookies/session-cookie.ts';
import type { WindowLimit } from '../request/window-limit.ts';
import type { ApiToken } from '../store/api-tokens/api-token-rows.ts';
import { isApiTokenSecret } from '../store/api-tokens/api-token-secret.ts';
import type { ApiTokenStore } from '../store/api-tokens/api-token-store.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';

interface TokenAuthenticationParts {
  tokens: ApiTokenStore;
  sessions: SessionStore;
  /** Limits how often an address may send tokens that are not valid. */
  refusals: WindowLimit;
  clock: Clock;
}

interface TokenCaller {
  session: SessionRecord;
  apiToken: CallerToken;
}

/** Finds the account of a request that carries an API token. */
export type AuthenticateToken = (
  secret: string,
  request: FastifyRequest,
  cookie: SessionCookie,
) => Promise<TokenCaller>;

/**
 * Returns the function that checks API tokens. All invalid ones are refused alike, so that the
 * answer does not tell whether a token ever existed; the security log has the reason. A cookie of
 * the same account is ignored. That of another account is refused, because it is unclear for whom
 * the request is.
 */
export function createTokenAuthentication({
  tokens,
  sessions,
  refusals,
  clock,
}: TokenAuthenticationParts): AuthenticateToken {
  async function refuse(
    request: FastifyRequest,
    token: ApiToken | null,
    reason: string,
  ): Promise<never> {
    const details = { token: token?.id ?? null, reason };
    const { securityLog } = request.server;
    securityLog.write('apiTokenRefused', request, subjectOf(token?.session ?? null), details);
    if (reason === 'otherAccount') throw new GatewayError('FORBIDDEN', 'tokenOfOtherAccount');
    await refusals.spend(addressKey(request.ip));
    throw new GatewayError('UNAUTHENTICATED', 'tokenInvalid');
  }

  function problemOf(token: ApiToken | null): string | null {
    if (token === null) return 'unknown';
    if (token.endedAt !== null) return 'ended';
    return token.expiresAt <= clock() ? 'expired' : null;
  }

  return async function authenticateToken(secret, request, cookie) {
    const token = isApiTokenSecret(secret) ? await tokens.find(secret) : null;
    const problem = problemOf(token);
    if (token === null || problem !== null) return refuse(request, token, problem ?? 'unknown');
    const browser =
      cookie.secret === null ? null : await sessions.find(cookie.secret, { quietly: true });
    if (browser !== null && !isSameAccount(browser, token.session))
      return refuse(request, token, 'otherAccount');
    // The time of the last use may be lost, such as on a full disk.
    await tokens.touch(token).catch(() => undefined);
    const { securityLog } = request.server;
    securityLog.write('apiTokenUsed', request, subjectOf(token.session), { token: token.id });
    const scopes = new Set(token.scopes as readonly ApiTokenScope[]);
    return { session: token.session, apiToken: { id: token.id, scopes } };
  };
}

function isSameAccount(one: SessionRecord, other: SessionRecord): boolean {
  return one.account.ent_id === other.account.ent_id && one.account.userid === other.account.userid;
}
