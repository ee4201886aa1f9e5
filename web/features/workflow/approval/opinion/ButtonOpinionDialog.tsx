import type { ReactNode } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { ApprovalButton } from '../approval.ts';
import { OpinionDialog } from './OpinionDialog.tsx';
import type { ApprovalDrafts } from './useApprovalDrafts.ts';
import type { ButtonPress } from '../useButtonPress.ts';
import { useButtonTexts } from '../useButtonTexts.ts';

interface AskedOpinionProps {
  button: ApprovalButton;
  pressing: ButtonPress;
  drafts: ApprovalDrafts;
  /** Changes of the document are saved before the button is pressed. */
  savesEdits: boolean;
  problem: ReactNode;
}

/** The opinion dialog of a button. Input is stored as a draft until it is sent or discarded. */
export function ButtonOpinionDialog({
  button,
  pressing,
  drafts,
  savesEdits,
  problem,
}: AskedOpinionProps) {
  const { t } = useTranslation();
  const { nameOf, hintOf } = useButtonTexts();
  const { form, isOpinionRequired, action, style } = button;
  const hints = [hintOf(button), savesEdits ? t('approval.edits.before') : null].filter(Boolean);
  return (
    <OpinionDialog
      title={nameOf(button)}
      hint={hints.length === 0 ? null : hints.join(' ')}
      form={form}
      isOpinionRequired={isOpinionRequired}
      danger={style === 'DANGER'}
      busy={pressing.busy !== null}
      problem={problem}
      draft={drafts.getOpinion(action)}
      onDraft={(input) => drafts.saveOpinion(action, input)}
      onSubmit={(input) => pressing.submit(button, input)}
      onClose={pressing.closeDialog}
    />
  );
}
