import { use, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { useTabSelected } from '../../../platform/workbench/TabContext.tsx';
import { ApprovalView, type UnsavedWork } from './ApprovalView.tsx';
import { targetKey, findQueuePosition, type ApprovalTarget } from './approval-target.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import './ApprovalDialog.css';

export interface ApprovalDialogProps {
  target: ApprovalTarget;
  /** The approvals in the list, for moving to the previous or next one. */
  queue: readonly ApprovalTarget[];
  onMove: (target: ApprovalTarget) => void;
  onClose: () => void;
  /** Called after an action, because it changes lists and totals. */
  onActed: () => void;
}

/**
 * A full-screen dialog for one approval. Leaving it with unsaved changes asks for confirmation, and
 * Escape does nothing then.
 */
export function ApprovalDialog({ target, queue, onMove, onClose, onActed }: ApprovalDialogProps) {
  use(useLanguage().language.loadPart('work'));
  const titleId = useId();
  const isSelected = useTabSelected();
  const work = useRef<UnsavedWork>(null);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  // After an action the row leaves the list. The previous and next approvals are then those of the
  // last list that contained it.
  const [lastQueue, setLastQueue] = useState(queue);
  const isInQueue = findQueuePosition(queue, target).number !== null;
  if (isInQueue && lastQueue !== queue) setLastQueue(queue);
  const position = findQueuePosition(isInQueue ? queue : lastQueue, target);

  function confirmLeave(proceed: () => void) {
    if (work.current?.unsaved === true) setLeaving(() => proceed);
    else proceed();
  }
  function handleEnded() {
    work.current?.discard();
    onActed();
    // After a task, continue with the next approval. A viewer who withdrew an own process does not
    // want to continue, so the dialog closes.
    if (position.next === null || target.taskCode === null) onClose();
    else onMove(position.next);
  }

  return (
    <ModalDialog
      size="screen"
      focusesItself
      labelledBy={titleId}
      hidden={!isSelected}
      onClose={() => {
        if (work.current?.unsaved !== true) onClose();
      }}
    >
      <ApprovalView
        key={targetKey(target)}
        ref={work}
        target={target}
        position={position}
        titleId={titleId}
        onMove={(to) => confirmLeave(() => onMove(to))}
        onClose={() => confirmLeave(onClose)}
        onActed={onActed}
        onEnded={handleEnded}
      />
      {leaving !== null && (
        <LeaveDialog
          onStay={() => setLeaving(null)}
          onLeave={() => {
            work.current?.discard();
            setLeaving(null);
            leaving();
          }}
        />
      )}
    </ModalDialog>
  );
}
