import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useReloadOnLiveEvent } from '../../../platform/session/useReloadOnLiveEvent.ts';
import { NARROW_SCREEN, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';
import { ApprovalBody } from './ApprovalBody.tsx';
import { ApprovalButtons } from './ApprovalButtons.tsx';
import { ApprovalHead } from './ApprovalHead.tsx';
import { ApprovalPlaceholder } from './ApprovalPlaceholder.tsx';
import { ApprovalPrint } from './ApprovalPrint.tsx';
import type { PartName } from './approval.ts';
import type { ApprovalTarget, QueuePosition } from './approval-target.ts';
import { useApproval } from './useApproval.ts';
import { type ApprovalWork, useApprovalWork } from './useApprovalWork.ts';
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
  const { approval, documentName, failure, missing, retryPart, reload } = useApproval(target);
  const work = useApprovalWork({
    target,
    approval,
    onEnded,
    onContinued() {
      onActed();
      void reload();
    },
  });
  const { pressing, press } = work;
  useReloadWhileIdle(work, reload);
  useUnsavedWork(ref, work);
  const heading = useFocusedHeading();
  function reloadAfterProblem() {
    pressing.closeDialog();
    void reload().then((problem) => {
      if (problem !== null) pressing.reportProblem({ kind: 'failed', failure: problem });
    });
  }
  const [onPrevious, onNext] = useQueueMoves(position, titleId, (to) => {
    if (pressing.busy === null) onMove(to);
  });
  const head = { titleId, titleRef: heading, position, onPrevious, onNext, onClose };
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
  const { documentNumber, processName, buttons } = approval;
  const kind = documentName && serverText(documentName.i18nCode, documentName.name);
  const title = `${kind ?? processName} ${documentNumber}`;
  const part = (name: PartName) => ({ missing: missing[name], onRetry: () => retryPart(name) });
  const hasButtons = buttons?.length !== 0 || missing.buttons !== undefined;
  const actions = (
    <ApprovalButtons {...part('buttons')} buttons={buttons} busy={pressing.busy} onPress={press} />
  );
  return (
    <>
      <ApprovalHead {...head} title={title} approval={approval} onPrint={() => window.print()}>
        {!narrow && actions}
      </ApprovalHead>
      <ApprovalBody
        approval={approval}
        part={part}
        work={work}
        buttons={narrow && hasButtons ? actions : null}
        onReload={reloadAfterProblem}
        onNext={position.next === null ? null : onNext}
      />
      <ApprovalPrint title={title} approval={approval} />
    </>
  );
}

/**
 * Reloads the approval after live events, because another user may have decided. It does not while
 * the user is typing or sending; the action reports the conflict then.
 */
function useReloadWhileIdle({ edits, pressing }: ApprovalWork, reload: () => Promise<unknown>) {
  useReloadOnLiveEvent(liveEventKinds, () => {
    if (!edits.isDirty && pressing.dialogButton === null && pressing.busy === null) void reload();
  });
}

/** Exposes whether there is unsaved work, and a function that discards it. */
function useUnsavedWork(ref: Ref<UnsavedWork>, { edits, drafts }: ApprovalWork): void {
  useImperativeHandle(ref, () => ({
    unsaved: edits.isDirty || drafts.hasOpinion,
    discard: drafts.discard,
  }));
}

/** Returns the ref of the heading, which takes the focus when the approval is shown. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function focusHeading() {
    heading.current?.focus();
  }, []);
  return heading;
}

/** Returns functions that move to the previous and the next approval; shortcuts call them as well. */
function useQueueMoves(
  { previous, next }: QueuePosition,
  titleId: string,
  onMove: (target: ApprovalTarget) => void,
): [previous: () => void, next: () => void] {
  const moveTo = (target: ApprovalTarget | null) => () => {
    if (target !== null) onMove(target);
  };
  useQueueKeys(titleId, moveTo(previous), moveTo(next));
  return [moveTo(previous), moveTo(next)];
}
