import { useTranslation } from 'react-i18next';
import { plainText } from '../../../kit/html/plain-text.ts';
import { useLanguage } from '../../../kit/language/LanguageContext.tsx';
import { timeOrDay } from '../../../kit/number/calendar.ts';
import { useViewer } from '../../../kit/session/ViewerContext.tsx';
import { MessageTag } from '../../../kit/ui/MessageTag.tsx';
import type { CountersQuery } from './Counters.gen.ts';

type Viewer = NonNullable<CountersQuery['viewer']>;
type Approval = NonNullable<Viewer['pendingApprovals']>['nodes'][number];
type Message = NonNullable<Viewer['unreadMessages']>['nodes'][number];

/** How many lines a glance has. */
const glance = 5;

export function ApprovalPreview({ approvals }: { approvals: readonly Approval[] }) {
  const { t } = useTranslation();
  if (approvals.length === 0) return <Nothing text={t('centre.approvals.none')} />;
  return (
    <ul className="centre-list">
      {approvals.slice(0, glance).map((one) => (
        <li key={one.id}>
          <div className="centre-line">
            <b className="clip">{one.processName}</b>
            <When at={one.createdAt} />
          </div>
          <p className="centre-text">{[one.documentNumber, one.stepName, one.initiatorName].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

/** The newest messages. What somebody wrote as HTML is read as text here: nothing of it becomes part of the page. */
export function MessagePreview({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation();
  if (messages.length === 0) return <Nothing text={t('centre.notices.none')} />;
  return (
    <ul className="centre-list">
      {messages.slice(0, glance).map((one) => (
        <li key={one.id}>
          <div className="centre-line">
            <MessageTag type={one.type} />
            <b className="clip">{one.title}</b>
            <When at={one.createdAt} />
          </div>
          <p className="centre-text">{plainText(one.content)}</p>
        </li>
      ))}
    </ul>
  );
}

export function TaskPreview({ counts }: { counts: NonNullable<Viewer['taskCounts']> }) {
  const { t } = useTranslation();
  const lines = [
    { labelKey: 'centre.tasks.pool', count: counts.pool },
    { labelKey: 'centre.tasks.todo', count: counts.todo },
    { labelKey: 'centre.tasks.finished', count: counts.finished },
  ];
  return (
    <dl className="centre-counts">
      {lines.map(({ labelKey, count }) => (
        <div key={labelKey}>
          <dt>{t(labelKey)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Nothing({ text }: { text: string }) {
  return <p className="centre-note">{text}</p>;
}

/** The time of today, the day of any other day, in the enterprise's time zone. */
function When({ at }: { at: string | null }) {
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  if (at === null) return null;
  return <time dateTime={at}>{timeOrDay(at, { ...enterprise, locale })}</time>;
}
