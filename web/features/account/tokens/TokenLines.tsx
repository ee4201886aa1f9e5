import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { workplaceOf } from '../owners/owner-groups.ts';
import '../owners/owners.css';
import type { ApiToken_TokenFragment } from './ApiTokens.gen.ts';
import { groupsOf } from './token-scopes.ts';

interface TokenLinesProps {
  /** Name of the service account that the tokens belong to; null for those of the user. */
  owner: string | null;
  tokens: readonly ApiToken_TokenFragment[];
  onRevoke: (token: ApiToken_TokenFragment) => void;
}

/** The tokens of an account, the newest first. */
export function TokenLines({ owner, tokens, onRevoke }: TokenLinesProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const formatTime = (text: string) => formatDayAndTime(text, enterprise.timeZone, locale);
  const listed = (groups: readonly string[]) =>
    groups.map((name) => t(`tokens.scope.${name}`)).join(t('tokens.and'));
  return (
    <ul className="token-lines">
      {tokens.map((token) => {
        const { id, name, hint, status, expiresAt, lastUsedAt, creator } = token;
        const { read, write } = groupsOf(token.scopes);
        const place = workplaceOf(token);
        return (
          <li key={id}>
            <Icon name="key" />
            <div className="grow">
              <b>{name}</b> <code>{hint}…</code>
              {status !== 'ACTIVE' && (
                <span className="account-mark">{t(`tokens.status.${status}`)}</span>
              )}
              {place !== '' && <p>{place}</p>}
              {creator !== null && <p>{t('account.owner.creator', { 0: creator.name })}</p>}
              {read.length > 0 && <p>{t('tokens.reads', { 0: listed(read) })}</p>}
              {write.length > 0 && <p>{t('tokens.writes', { 0: listed(write) })}</p>}
              <p>{t('tokens.expires', { 0: formatTime(expiresAt) })}</p>
              <p>
                {lastUsedAt === null
                  ? t('tokens.neverUsed')
                  : t('tokens.lastUsed', { 0: formatTime(lastUsedAt) })}
              </p>
            </div>
            <Button
              kind="danger"
              aria-label={`${t('tokens.revoke')}: ${[name, owner].filter(Boolean).join(' · ')}`}
              onClick={() => onRevoke(token)}
            >
              {t('tokens.revoke')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
