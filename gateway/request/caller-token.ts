import { GatewayError } from '../errors/gateway-error.ts';
import type { ApiTokenScope } from '../generated/resolvers.ts';

/** The API token that a request was sent with. */
export interface CallerToken {
  id: string;
  scopes: ReadonlySet<ApiTokenScope>;
}

/** Refuses a caller whose token lacks a scope. Callers without a token need none. */
export function requireScope(
  { apiToken }: { apiToken: CallerToken | null },
  scope: ApiTokenScope,
): void {
  const refusal = apiToken && scopeRefusal(apiToken, new Set([scope]));
  if (refusal !== null) throw refusal;
}

/** The error that names the scopes which a token lacks; null when it has all of them. */
export function scopeRefusal(
  token: CallerToken,
  needed: ReadonlySet<ApiTokenScope>,
): GatewayError | null {
  const lacking = [...needed].filter((scope) => !hasScope(token, scope)).toSorted();
  // A scope to write includes reading, so both need not be named.
  const missing = lacking.filter((scope) => !lacking.some((other) => other === writing(scope)));
  return missing.length === 0
    ? null
    : new GatewayError('FORBIDDEN', 'tokenScopeMissing', undefined, {
        scopes: missing.join(', '),
      });
}

/** Writing includes reading the same. */
function hasScope({ scopes }: CallerToken, scope: ApiTokenScope): boolean {
  const including = writing(scope);
  return scopes.has(scope) || (including !== null && scopes.has(including));
}

/** The scope to write what a scope reads; null for other scopes. */
function writing(scope: ApiTokenScope): ApiTokenScope | null {
  return scope.startsWith('READ_') ? (scope.replace('READ_', 'WRITE_') as ApiTokenScope) : null;
}
