import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { extractPlainText } from '../../../design/html/plain-text.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatTimeOrDay } from '../../../design/number/format-day.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { MessageTag } from '../../../platform/workbench/MessageTag.tsx';
import { type ApprovalTab, centreCodes } from '../../../platform/workbench/centre-codes.ts';
import { messageTarget } from '../../../platform/workbench/message-target.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { CountersQuery } from './Counters.gen.ts';
import { useOpenCentre } from './useOpenCentre.ts';
import { useReadMessage } from './useReadMessage.ts';

type Viewer = NonNullable<CountersQuery['viewer']>;
type Approval = NonNullable<Viewer['pendingApprovals']>['nodes'][number];
type TaskCounts = NonNullable<Viewer['taskCounts']>;
type Message = NonNullable<Viewer['unreadMessages']>['nodes'][number];

/** Maximum lines of a preview. */
const MAX_LINES = 5;

export type CentrePreviewProps =
  | (PreviewProps & { approvals: readonly Approval[] })
  | (PreviewProps & { messages: readonly Message[] })
  | { counts: TaskCounts };

/** What the panel of a center shows: the first of its items, or its numbers. */
export function CentrePreview(props: CentrePreviewProps) {
  if ('approvals' in props) return <ApprovalPreview {...props} />;
  if ('messages' in props) return <MessagePreview {...props} />;
  return <TaskPreview {...props} />;
}

interface PreviewProps {
  /** Called when a line is opened, so that the panel closes. */
  onNavigate: () => void;
}

/** The newest approvals that wait for the user; each opens in the approval center. */
function ApprovalPreview({
  approvals,
  onNavigate: onGone,
}: PreviewProps & { approvals: readonly Approval[] }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const openCentre = useOpenCentre();
  if (approvals.length === 0) return <EmptyNote text={t('centre.approvals.none')} />;
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
      {approvals.slice(0, MAX_LINES).map((one) => (
        <li key={one.id}>
          <Button className="centre-open" onClick={() => open(one)}>
            <span className="centre-line">
              <b className="clip">{serverText(one.processI18nCode, one.processName)}</b>
              <TimeOrDay time={one.createdAt} />
            </span>
            <span className="centre-text">
              {[one.documentNumber, serverText(one.stepI18nCode, one.stepName), one.initiator.name]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The newest messages. Each opens its target, or itself in the message center if it has none. HTML
 * content is converted to plain text, so that nothing of it gets into the page.
 */
function MessagePreview({
  messages,
  onNavigate: onGone,
}: PreviewProps & { messages: readonly Message[] }) {
  const { t } = useTranslation();
  const openCentre = useOpenCentre();
  const read = useReadMessage();
  if (messages.length === 0) return <EmptyNote text={t('centre.notices.none')} />;
  function open(message: Message) {
    const { id, title } = message;
    const inCentre = {
      code: centreCodes.messages,
      name: t('centre.notices'),
      provisional: true,
      parameters: { messageid: id },
    };
    const target = messageTarget(message, title);
    onGone();
    openCentre(target ?? inCentre);
    // The message center marks messages as read itself.
    if (target !== null) read(id);
  }
  return (
    <ul className="centre-list">
      {messages.slice(0, MAX_LINES).map((one) => (
        <li key={one.id}>
          <Button className="centre-open" onClick={() => open(one)}>
            <span className="centre-line">
              <MessageTag type={one.type} />
              <b className="clip">{one.title}</b>
              <TimeOrDay time={one.createdAt} />
            </span>
            <span className="centre-text">{extractPlainText(one.content)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The numbers of tasks in the pool, to do and finished. */
function TaskPreview({ counts }: { counts: TaskCounts }) {
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

function EmptyNote({ text }: { text: string }) {
  return <p className="centre-note">{text}</p>;
}

/** The time if it was today, otherwise the day, in the time zone of the enterprise. */
function TimeOrDay({ time }: { time: string | null }) {
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  if (time === null) return null;
  return <time dateTime={time}>{formatTimeOrDay(time, { ...enterprise, locale })}</time>;
}
