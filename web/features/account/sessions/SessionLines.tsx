import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { SessionsQuery } from './Sessions.gen.ts';
import './SessionLines.css';

type AccountSession = NonNullable<NonNullable<SessionsQuery['viewer']>['sessions']>[number];

/** The sessions of the account, the current one first. */
export function SessionLines({ sessions }: { sessions: readonly AccountSession[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const formatTime = (text: string) => formatDayAndTime(text, enterprise.timeZone, locale);
  const ordered = [...sessions].sort(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
  );
  return (
    <ul className="session-lines">
      {ordered.map(({ id, isCurrent, browser, system, address, startedAt, lastSeenAt }) => (
        <li key={id}>
          <Icon name="desktop" />
          <div className="grow">
            <b>{[browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')}</b>
            {isCurrent && <span className="session-current">{t('sessions.current')}</span>}
            <p>{address ?? t('sessions.noAddress')}</p>
            <p>{t('sessions.since', { 0: formatTime(startedAt) })}</p>
            {!isCurrent && <p>{t('sessions.lastSeen', { 0: formatTime(lastSeenAt) })}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
