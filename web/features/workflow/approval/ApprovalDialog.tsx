import { use, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { FullScreenDialog } from '../../../design/overlay/FullScreenDialog.tsx';
import { useTab } from '../../../platform/workbench/TabContext.tsx';
import { ApprovalView, type UnsavedWork } from './ApprovalView.tsx';
import { codeOfTarget, placeIn, type ApprovalTarget } from './approval-target.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import './ApprovalDialog.css';

export interface ApprovalDialogProps {
  target: ApprovalTarget;
  /** The rows of the list as it stands: the previous and the next one are looked up here. */
  queue: readonly ApprovalTarget[];
  onMove: (target: ApprovalTarget) => void;
  onClose: () => void;
  /** Something was done to an approval: lists and counts are others than before. */
  onActed: () => void;
}

/** An approval over the whole window. Nothing that was written in it goes without a question; Escape closes only where nothing was. */
export function ApprovalDialog({ target, queue, onMove, onClose, onActed }: ApprovalDialogProps) {
  use(useLanguage().language.need('work'));
  const titleId = useId();
  const { selected } = useTab();
  const work = useRef<UnsavedWork>(null);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  // Once somebody has acted the list goes on without this row: its neighbours are those that it had.
  const [known, setKnown] = useState(queue);
  const stands = placeIn(queue, target).number !== null;
  if (stands && known !== queue) setKnown(queue);
  const place = placeIn(stands ? queue : known, target);

  function leave(go: () => void) {
    if (work.current?.unsaved === true) setLeaving(() => go);
    else go();
  }
  function end() {
    work.current?.forget();
    onActed();
    // Of tasks the next one is decided on; whoever has taken back what he began has not come for the others.
    if (place.next === null || target.taskCode === null) onClose();
    else onMove(place.next);
  }

  return (
    <FullScreenDialog
      labelledBy={titleId}
      hidden={!selected}
      onEscape={() => {
        if (work.current?.unsaved !== true) onClose();
      }}
    >
      <ApprovalView
        key={codeOfTarget(target)}
        ref={work}
        target={target}
        place={place}
        titleId={titleId}
        onMove={(to) => leave(() => onMove(to))}
        onClose={() => leave(onClose)}
        onActed={onActed}
        onEnded={end}
      />
      {leaving !== null && (
        <LeaveDialog
          onStay={() => setLeaving(null)}
          onLeave={() => {
            work.current?.forget();
            setLeaving(null);
            leaving();
          }}
        />
      )}
    </FullScreenDialog>
  );
}
