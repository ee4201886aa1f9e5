import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { ownerGroups } from '../owners/owner-groups.ts';
import { OwnerGroups } from '../owners/OwnerGroups.tsx';
import type { ApiToken_ServiceAccountFragment, ApiToken_TokenFragment } from './ApiTokens.gen.ts';
import { TokenLines } from './TokenLines.tsx';
import type { useTokens } from './useTokens.ts';

interface TokenGroupsProps {
  own: readonly ApiToken_TokenFragment[];
  /** Null when they could not be loaded. */
  accounts: readonly ApiToken_ServiceAccountFragment[] | null;
  onRevoke: (token: ApiToken_TokenFragment) => void;
}

interface TokenListProps extends Omit<TokenGroupsProps, 'own'> {
  query: ReturnType<typeof useTokens>['list'];
}

/** The tokens of the user and, for administrators, of each service account under its name. */
export function TokenList({ query, ...others }: TokenListProps) {
  const { t } = useTranslation();
  const isAdministrator = (others.accounts ?? []).length > 0;
  return (
    <>
      <p className="mute">{t(isAdministrator ? 'tokens.about.service' : 'tokens.about')}</p>
      <Loaded query={query} waiting={<Skeleton height="6rem" />}>
        {(own) => <TokenGroups own={own} {...others} />}
      </Loaded>
    </>
  );
}

function TokenGroups({ own, accounts, onRevoke }: TokenGroupsProps) {
  const { t } = useTranslation();
  const groups = ownerGroups(own, accounts ?? [], ({ apiTokens }) => apiTokens);
  return (
    <>
      {groups.length === 0 && <p>{t('tokens.none')}</p>}
      <OwnerGroups groups={groups} isNamed={(accounts ?? []).length > 0}>
        {(tokens, owner) => <TokenLines owner={owner} tokens={tokens} onRevoke={onRevoke} />}
      </OwnerGroups>
      {(accounts === null || accounts.some(({ apiTokens }) => apiTokens === null)) && (
        <p className="mute">{t('tokens.accountsFailed')}</p>
      )}
    </>
  );
}
