import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { ApiToken_ServiceAccountFragment, ApiToken_TokenFragment } from './ApiTokens.gen.ts';
import { TokenLines } from './TokenLines.tsx';
import { tokenGroups, type TokenGroup } from './token-owners.ts';
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
  const groups = tokenGroups(own, accounts ?? []);
  const isNamed = (accounts ?? []).length > 0;
  return (
    <>
      {groups.length === 0 && <p>{t('tokens.none')}</p>}
      {groups.map((group) =>
        isNamed ? (
          <NamedGroup key={group.owner?.id ?? ''} group={group} onRevoke={onRevoke} />
        ) : (
          <TokenLines key="" owner={null} tokens={group.tokens} onRevoke={onRevoke} />
        ),
      )}
      {(accounts === null || accounts.some(({ apiTokens }) => apiTokens === null)) && (
        <p className="mute">{t('tokens.accountsFailed')}</p>
      )}
    </>
  );
}

function NamedGroup({
  group: { owner, tokens },
  onRevoke,
}: {
  group: TokenGroup;
  onRevoke: TokenGroupsProps['onRevoke'];
}) {
  const { t } = useTranslation();
  const { name } = useViewer();
  const headId = useId();
  return (
    <section className="token-group" aria-labelledby={headId}>
      <h3 id={headId}>
        {owner === null
          ? t('tokens.owner.own', { 0: name })
          : t('tokens.owner.service', { 0: owner.name })}
        {owner?.isLocked && <span className="token-over">{t('tokens.owner.locked')}</span>}
      </h3>
      <TokenLines owner={owner?.name ?? null} tokens={tokens} onRevoke={onRevoke} />
    </section>
  );
}
