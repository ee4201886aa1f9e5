import type { ReactNode } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { ApprovalContent, PartName } from './approval.ts';
import { ApprovalAttachments } from './ApprovalAttachments.tsx';
import { ApprovalDocument } from './ApprovalDocument.tsx';
import { ApprovalHistory } from './history/ApprovalHistory.tsx';
import { ApprovalSteps } from './history/ApprovalSteps.tsx';
import { PressProblemNote } from './PressProblemNote.tsx';
import { ButtonOpinionDialog } from './opinion/ButtonOpinionDialog.tsx';
import type { MissingPart } from './useApproval.ts';
import type { ApprovalWork } from './useApprovalWork.ts';

interface ApprovalBodyProps {
  approval: ApprovalContent;
  /** The state of a part, and a function that loads it again. */
  part: (name: PartName) => { missing: MissingPart | undefined; onRetry: () => void };
  work: ApprovalWork;
  /** The buttons of the approval on narrow screens, shown at the bottom; else null. */
  buttons: ReactNode;
  /** Reloads the approval after a problem. */
  onReload: () => void;
  /** Moves to the next approval; null if there is none. */
  onNext: (() => void) | null;
}

/** The parts of an approval below its head, and the dialog of the pressed button. */
export function ApprovalBody({
  approval,
  part,
  work,
  buttons,
  onReload,
  onNext,
}: ApprovalBodyProps) {
  const { t } = useTranslation();
  const { edits, drafts, pressing } = work;
  const mayEdit = approval.taskCode !== null && (approval.buttons?.length ?? 0) > 0;
  const problem = (
    <PressProblemNote
      problem={pressing.problem}
      busy={pressing.busy !== null}
      onRetry={pressing.retry}
      onReload={onReload}
      onNext={onNext}
    />
  );
  return (
    <>
      {pressing.dialogButton === null && pressing.problem !== null && (
        <div className="approval-problem">{problem}</div>
      )}
      <div className="approval-body">
        <div className="approval-doc" aria-busy={pressing.busy !== null}>
          <ApprovalSteps {...part('diagram')} diagram={approval.diagram} />
          <ApprovalDocument
            {...part('sheet')}
            sheet={approval.sheet}
            edits={mayEdit ? edits : undefined}
          />
        </div>
        <aside className="approval-aside" aria-label={t('approval.history')}>
          <ApprovalHistory {...part('history')} history={approval.history} />
          <ApprovalAttachments {...part('attachments')} attachments={approval.attachments} />
        </aside>
      </div>
      {buttons !== null && <div className="approval-foot">{buttons}</div>}
      {pressing.dialogButton !== null && (
        <ButtonOpinionDialog
          button={pressing.dialogButton}
          pressing={pressing}
          drafts={drafts}
          savesEdits={edits.isDirty}
          problem={problem}
        />
      )}
    </>
  );
}
