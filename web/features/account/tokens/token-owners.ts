import type { ApiToken_ServiceAccountFragment, ApiToken_TokenFragment } from './ApiTokens.gen.ts';

/** An account and its tokens. */
export interface TokenGroup {
  /** Null for the account of the user. */
  owner: ApiToken_ServiceAccountFragment | null;
  tokens: readonly ApiToken_TokenFragment[];
}

/** The tokens by account: those of the user first, then the service accounts that have some. */
export function tokenGroups(
  own: readonly ApiToken_TokenFragment[],
  accounts: readonly ApiToken_ServiceAccountFragment[],
): TokenGroup[] {
  return [
    { owner: null, tokens: own },
    ...accounts.map((owner) => ({ owner, tokens: owner.apiTokens ?? [] })),
  ].filter(({ tokens }) => tokens.length > 0);
}

/** Where tokens of an account work: its post and store, as far as it has them. */
export const workplaceOf = ({
  postName,
  shopName,
}: {
  postName: string | null;
  shopName: string | null;
}): string => [postName, shopName].filter(Boolean).join(' · ');
