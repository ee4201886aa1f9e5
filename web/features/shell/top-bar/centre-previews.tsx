import { useTranslation } from 'react-i18next';
import { plainText } from '../../../design/html/plain-text.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { timeOrDay } from '../../../design/number/calendar.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { MessageTag } from '../../../platform/workbench/MessageTag.tsx';
import { type ApprovalTab, centreCodes } from '../../../platform/workbench/centre-codes.ts';
import { targetOf } from '../../../platform/workbench/message-target.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { CountersQuery } from './Counters.gen.ts';
import { useOpenCentre } from './useOpenCentre.ts';
import { useReadMessage } from './useReadMessage.ts';

type Viewer = NonNullable<CountersQuery['viewer']>;
type Approval = NonNullable<Viewer['pendingApprovals']>['nodes'][number];
type Message = NonNullable<Viewer['unreadMessages']>['nodes'][number];

/** How many lines a glance has. */
const glance = 5;

interface PreviewProps {
  /** A line was opened: the panel has done its work. */
  onGone: () => void;
}

/** The newest approvals that wait; each opens in the approval centre. */
export function ApprovalPreview({
  approvals,
  onGone,
}: PreviewProps & { approvals: readonly Approval[] }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const openCentre = useOpenCentre();
  if (approvals.length === 0) return <Nothing text={t('centre.approvals.none')} />;
  function open({ taskCode, instanceCode }: Approval) {
    const tab: ApprovalTab = 'pending';
    const parameters = {
      tab,
      taskid: taskCode,
      ...(instanceCode !== null && { instanceid: instanceCode }),
    };
    onGone();
    openCentre({
      code: centreCodes.approvals,
      name: t('centre.approvals'),
      provisional: true,
      parameters,
    });
  }
  return (
    <ul className="centre-list">
      {approvals.slice(0, glance).map((one) => (
        <li key={one.id}>
          <button type="button" className="centre-open" onClick={() => open(one)}>
            <span className="centre-line">
              <b className="clip">{serverText(one.processI18nCode, one.processName)}</b>
              <When at={one.createdAt} />
            </span>
            <span className="centre-text">
              {[one.documentNumber, serverText(one.stepI18nCode, one.stepName), one.initiatorName]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The newest messages; each opens what it leads to, or itself in the message centre. What somebody wrote as HTML is read as text here: nothing of
 * it becomes part of the page.
 */
export function MessagePreview({
  messages,
  onGone,
}: PreviewProps & { messages: readonly Message[] }) {
  const { t } = useTranslation();
  const openCentre = useOpenCentre();
  const read = useReadMessage();
  if (messages.length === 0) return <Nothing text={t('centre.notices.none')} />;
  function open(message: Message) {
    const { id, title } = message;
    const inCentre = {
      code: centreCodes.messages,
      name: t('centre.notices'),
      provisional: true,
      parameters: { messageid: id },
    };
    const target = targetOf(message, title);
    onGone();
    openCentre(target ?? inCentre);
    // The message centre marks what it shows.
    if (target !== null) read(id);
  }
  return (
    <ul className="centre-list">
      {messages.slice(0, glance).map((one) => (
        <li key={one.id}>
          <button type="button" className="centre-open" onClick={() => open(one)}>
            <span className="centre-line">
              <MessageTag type={one.type} />
              <b className="clip">{one.title}</b>
              <When at={one.createdAt} />
            </span>
            <span className="centre-text">{plainText(one.content)}</span>
          </button>
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
