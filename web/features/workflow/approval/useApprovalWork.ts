import { useTranslation } from '../../../design/language/useTranslation.ts';
import { newSheet } from '../../../records/documents/sheet.ts';
import { useSheetEdits, type SheetEdits } from '../../../records/documents/edits/useSheetEdits.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useOpenModule } from '../../../platform/workbench/OpenModule.tsx';
import type { ApprovalButton, ApprovalContent } from './approval.ts';
import type { ApprovalTarget } from './approval-target.ts';
import { withdrawnDocument } from './opinion/withdrawn-document.ts';
import { useApprovalDrafts, type ApprovalDrafts } from './opinion/useApprovalDrafts.ts';
import { useButtonPress, type ButtonPress } from './useButtonPress.ts';
import { useOpenTarget } from './useOpenTarget.ts';
import { useSaveEdits } from './useSaveEdits.ts';

interface ApprovalWorkOptions {
  target: ApprovalTarget;
  approval: ApprovalContent | null | undefined;
  /** The action succeeded and no buttons are left. */
  onEnded: () => void;
  /** The action succeeded and there are more buttons. */
  onContinued: () => void;
}

export interface ApprovalWork {
  edits: SheetEdits;
  drafts: ApprovalDrafts;
  pressing: ButtonPress;
  press: (button: ApprovalButton) => void;
}

/** Empty document for an approval without one, or before it is loaded. */
const noSheet = newSheet({ moduleCode: '', documentType: '', header: [], details: [], rules: [] });

/**
 * The viewer's work on an approval: editing its document and pressing its buttons as the services
 * describe them.
 */
export function useApprovalWork({
  target,
  approval,
  onEnded,
  onContinued,
}: ApprovalWorkOptions): ApprovalWork {
  const { t } = useTranslation();
  const serverText = useServerText();
  const notify = useNotify();
  const open = useOpenTarget();
  const openModule = useOpenModule();
  const drafts = useApprovalDrafts(target);
  const sheet = approval?.sheet ?? null;
  const { today } = useViewer().enterprise;
  const edits = useSheetEdits(sheet ?? noSheet, drafts.edits, { today, isWhole: false });
  const onSaved = () => notify(t('approval.edits.saved'));
  const saveEdits = useSaveEdits({ sheet, edits, taskCode: target.taskCode, onSaved });
  const pressing = useButtonPress({
    saveEdits,
    onDone(button, pressed) {
      notify(t('approval.done', { 0: serverText(button.i18nCode, button.name) }));
      // Some actions, such as urging, leave the approval with the viewer; a decision leads to the
      // next approval.
      const isOver = !(pressed?.buttons ?? []).length;
      if (!isOver) drafts.saveOpinion(button.action, null);
      (isOver ? onEnded : onContinued)();
      const draft = withdrawnDocument(pressed);
      if (draft !== null) openModule(draft);
    },
  });

  function press(button: ApprovalButton) {
    pressing.reportProblem(null);
    if (!button.isConfigured) notify(t('approval.notConfigured'), 'failed');
    else if (button.opens !== null) open(serverText(button.i18nCode, button.name), button.opens);
    else if (button.isOpinionRequired || button.form.length > 0) pressing.openDialog(button);
    else pressing.submit(button, { opinion: null, values: {} });
  }

  return { edits, drafts, pressing, press };
}
