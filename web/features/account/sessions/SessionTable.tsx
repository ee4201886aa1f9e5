import { Button } from '../../../design/button/Button.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import type { ListColumn } from '../../../design/table/list-table/list-view.ts';
import { ListTable } from '../../../design/table/ListTable.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { SessionsQuery } from './Sessions.gen.ts';

type AccountSession = NonNullable<NonNullable<SessionsQuery['viewer']>['sessions']>[number];

interface SessionTableProps {
  sessions: readonly AccountSession[];
  /** The user wants to end a session, shown with this name. */
  onEnd: (session: AccountSession, name: string) => void;
}

/** The sessions of the account, the current one first. All others can be ended. */
export function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const formatTime = (text: string) => formatDayAndTime(text, enterprise.timeZone, locale);
  const nameOf = ({ browser, system }: AccountSession) =>
    [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  const columns: readonly ListColumn<AccountSession>[] = [
    { key: 'name', title: t('sessions.browser'), opens: true, wide: true, cell: nameOf },
    {
      key: 'address',
      title: t('sessions.address'),
      cell: ({ address }) => address ?? t('sessions.noAddress'),
    },
    {
      key: 'startedAt',
      title: t('sessions.since'),
      cell: ({ startedAt }) => formatTime(startedAt),
    },
    {
      key: 'lastSeenAt',
      title: t('sessions.lastSeen'),
      cell: ({ isCurrent, lastSeenAt }) =>
        isCurrent ? <span className="tag">{t('sessions.current')}</span> : formatTime(lastSeenAt),
    },
    {
      key: 'acts',
      title: t('sessions.acts'),
      onCard: 'corner',
      cell: (session) =>
        session.isCurrent ? (
          ''
        ) : (
          <Button
            kind="plain"
            aria-label={`${t('sessions.end')}: ${nameOf(session)}`}
            onClick={() => onEnd(session, nameOf(session))}
          >
            {t('sessions.end')}
          </Button>
        ),
    },
  ];
  return (
    <ListTable
      label={t('sessions.title')}
      columns={columns}
      rows={[...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))}
      rowKey={({ id }) => id}
      rowName={nameOf}
      keysEnabled={false}
    />
  );
}
