import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useReloadOnLiveEvent } from '../../../platform/session/useReloadOnLiveEvent.ts';
import { NARROW_SCREEN, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';
import { ApprovalAttachments } from './ApprovalAttachments.tsx';
import { ApprovalButtons } from './ApprovalButtons.tsx';
import { ApprovalDocument } from './ApprovalDocument.tsx';
import { ApprovalHead } from './ApprovalHead.tsx';
import { ApprovalHistory } from './history/ApprovalHistory.tsx';
import { ApprovalPlaceholder } from './ApprovalPlaceholder.tsx';
import { ApprovalPrint } from './ApprovalPrint.tsx';
import { ApprovalSteps } from './history/ApprovalSteps.tsx';
import type { PartName } from './approval.ts';
import type { ApprovalTarget, QueuePosition } from './approval-target.ts';
import { ButtonOpinionDialog } from './opinion/ButtonOpinionDialog.tsx';
import { PressProblemNote } from './PressProblemNote.tsx';
import { useApproval } from './useApproval.ts';
import { useApprovalWork } from './useApprovalWork.ts';
import { useQueueKeys } from './useQueueKeys.ts';

/** Whether leaving would lose changes or texts, and a function that discards them. */
export interface UnsavedWork {
  unsaved: boolean;
  discard: () => void;
}

interface ApprovalViewProps {
  ref: Ref<UnsavedWork>;
  target: ApprovalTarget;
  position: QueuePosition;
  titleId: string;
  onMove: (target: ApprovalTarget) => void;
  onClose: () => void;
  onActed: () => void;
  /** The action succeeded and no buttons are left. */
  onEnded: () => void;
}

const liveEventKinds = ['approval'] as const;

/** One approval with all its parts, and the actions on it. */
export function ApprovalView({
  ref,
  target,
  position,
  titleId,
  onMove,
  onClose,
  onActed,
  onEnded,
}: ApprovalViewProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const narrow = useMediaQuery(NARROW_SCREEN);
  const heading = useRef<HTMLHeadingElement>(null);
  const { approval, documentName, failure, missing, retryPart, reload } = useApproval(target);
  const { edits, drafts, pressing, press } = useApprovalWork({
    target,
    approval,
    onEnded,
    onContinued() {
      onActed();
      void reload();
    },
  });
  // Another user may have decided. Do not reload while the user is typing or sending; the action
  // reports the conflict then.
  useReloadOnLiveEvent(liveEventKinds, () => {
    if (!edits.isDirty && pressing.dialogButton === null && pressing.busy === null) void reload();
  });
  useImperativeHandle(ref, () => ({
    unsaved: edits.isDirty || drafts.hasOpinion,
    discard: drafts.discard,
  }));
  useEffect(function focusHeading() {
    heading.current?.focus();
  }, []);
  const move = (to: ApprovalTarget | null) => () => {
    if (to !== null && pressing.busy === null) onMove(to);
  };
  const [previous, next] = [move(position.previous), move(position.next)];
  useQueueKeys(titleId, previous, next);

  const head = {
    titleId,
    titleRef: heading,
    position,
    onPrevious: previous,
    onNext: next,
    onClose,
  };
  if (approval == null) {
    return (
      <>
        <ApprovalHead {...head} title={t('approval.title')} />
        <ApprovalPlaceholder
          isNone={approval === null}
          failure={failure}
          onRetry={() => void reload()}
          onClose={onClose}
        />
      </>
    );
  }
  const { documentNumber, processName, buttons, sheet } = approval;
  const kind =
    documentName === null ? processName : serverText(documentName.i18nCode, documentName.name);
  const title = `${kind} ${documentNumber}`;
  const part = (name: PartName) => ({ missing: missing[name], onRetry: () => retryPart(name) });
  const actions = (
    <ApprovalButtons {...part('buttons')} buttons={buttons} busy={pressing.busy} onPress={press} />
  );
  const problem = (
    <PressProblemNote
      problem={pressing.problem}
      busy={pressing.busy !== null}
      onRetry={pressing.retry}
      onReload={() => {
        pressing.closeDialog();
        void reload().then((why) => {
          if (why !== null) pressing.reportProblem({ kind: 'failed', failure: why });
        });
      }}
      onNext={position.next === null ? null : next}
    />
  );
  const mayEdit = approval.taskCode !== null && (buttons?.length ?? 0) > 0;
  return (
    <>
      <ApprovalHead {...head} title={title} approval={approval} onPrint={() => window.print()}>
        {!narrow && actions}
      </ApprovalHead>
      {pressing.dialogButton === null && pressing.problem !== null && (
        <div className="approval-problem">{problem}</div>
      )}
      <div className="approval-body">
        <div className="approval-doc" aria-busy={pressing.busy !== null}>
          <ApprovalSteps {...part('diagram')} diagram={approval.diagram} />
          <ApprovalDocument {...part('sheet')} sheet={sheet} edits={mayEdit ? edits : undefined} />
        </div>
        <aside className="approval-aside" aria-label={t('approval.history')}>
          <ApprovalHistory {...part('history')} history={approval.history} />
          <ApprovalAttachments {...part('attachments')} attachments={approval.attachments} />
        </aside>
      </div>
      {narrow && (buttons?.length !== 0 || missing.buttons !== undefined) && (
        <div className="approval-foot">{actions}</div>
      )}
      {pressing.dialogButton !== null && (
        <ButtonOpinionDialog
          button={pressing.dialogButton}
          pressing={pressing}
          drafts={drafts}
          savesEdits={edits.isDirty}
          problem={problem}
        />
      )}
      <ApprovalPrint title={title} approval={approval} />
    </>
  );
}
