import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useEnterpriseNow } from '../../../../design/dates/useEnterpriseNow.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import type { ApprovalStep } from '../approval.ts';
import { historySpan } from './history-times.ts';
import { ShortTime } from './ShortTime.tsx';
import { PartContent } from '../PartCard.tsx';
import { useTimeFormat } from './useTimeFormat.ts';
import type { MissingPart } from '../useApproval.ts';
import { FactLine } from '../../../../design/text/FactLine.tsx';
import { Timeline } from '../../../../design/timeline/Timeline.tsx';
import './ApprovalHistory.css';

interface ApprovalHistoryProps {
  history: readonly ApprovalStep[] | null;
  missing: MissingPart | undefined;
  onRetry: () => void;
}

/**
 * The history of an approval, newest first: each decision, its user and duration, and what is still
 * pending.
 */
export function ApprovalHistory({ history, missing, onRetry }: ApprovalHistoryProps) {
  const { t } = useTranslation();
  const { duration } = useTimeFormat();
  const now = useEnterpriseNow();
  if (history === null && missing === undefined) return null;
  const { acted, from, to } = historySpan(history ?? [], now);
  return (
    <section aria-labelledby="approval-history">
      <div className="approval-aside-head">
        <h2 id="approval-history">{t('approval.history')}</h2>
        {from !== null && (
          <span className="small mute">
            {t('approval.history.span', { 0: acted, 1: duration(from, to) })}
          </span>
        )}
      </div>
      <PartContent missing={missing} onRetry={onRetry}>
        {history?.length === 0 && <p className="small mute">{t('approval.history.none')}</p>}
        {history !== null && history.length > 0 && (
          <div className="approval-history">
            <Timeline entries={history.toReversed()} toneOf={toneOf}>
              {(step) => <HistoryStep step={step} now={now} />}
            </Timeline>
          </div>
        )}
      </PartContent>
    </section>
  );
}

function HistoryStep({ step, now }: { step: ApprovalStep; now: number }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { duration } = useTimeFormat();
  const { state, actionName, startedAt, finishedAt, actedFor, opinion } = step;
  const took =
    state === 'CANCELLED' || startedAt === null || startedAt === finishedAt
      ? null
      : duration(startedAt, finishedAt ?? now);
  return (
    <>
      <div className="history-head">
        <b>{step.assignee.name}</b>
        {actedFor !== null && (
          <span className="small mute">{t('approval.onBehalfOf', { 0: actedFor.name })}</span>
        )}
        <span className={`tag history-tag-${toneOf(step)}`}>
          {state === 'DONE' && actionName !== null
            ? serverText(step.actionI18nCode, actionName)
            : t(`approval.state.${state}`)}
        </span>
        <ShortTime moment={finishedAt} />
      </div>
      <p className="small mute">
        <FactLine
          facts={[
            serverText(step.stepI18nCode, step.stepName),
            step.departmentName ?? '',
            step.postName ?? '',
          ]}
        />
      </p>
      {took !== null && (
        <p className="small mute">
          {t(state === 'PENDING' ? 'approval.waited' : 'approval.took', { 0: took })}
        </p>
      )}
      {opinion !== null && opinion !== '' && <blockquote>{opinion}</blockquote>}
    </>
  );
}

/** The services name the actions of their contract; all others are plain. */
function toneOf({ state, action }: ApprovalStep) {
  if (state === 'PENDING') return 'pending';
  if (state !== 'DONE') return 'plain';
  return action === 'send' ? 'good' : action === 'reject' ? 'bad' : 'plain';
}
