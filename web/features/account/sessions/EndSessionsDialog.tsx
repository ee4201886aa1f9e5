import { useId, useState } from 'react';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { DialogSteps } from '../../../design/overlay/DialogSteps.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { EndSessionsForm, type EndingChoice } from './EndSessionsForm.tsx';
import { useEndSessions } from './useEndSessions.ts';

interface EndSessionsDialogProps {
  /** Back to the sessions of the own account. */
  onBack: () => void;
}

/** For administrators: ends the sessions of an account, or of everybody but the viewer. */
export function EndSessionsDialog({ onBack }: EndSessionsDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { question, accountError, problem, busy, ask, end } = useEndSessions(onBack);
  const [choice, setChoice] = useState<EndingChoice>({
    ...{ kind: 'account', userType: 'STAFF', account: '' },
  });
  return (
    <ModalDialog
      title={t('sessions.admin.title')}
      onClose={onBack}
      footer={
        <>
          <Button kind="plain" onClick={question === null ? onBack : () => ask(null)}>
            {t('account.cancel')}
          </Button>
          {question === null ? (
            <Button key="ask" kind="primary" type="submit" form={formId}>
              {t('sessions.admin.next')}
            </Button>
          ) : (
            <Button key="end" kind="final-danger" loading={busy} onClick={() => void end(question)}>
              {t('sessions.admin.yes')}
            </Button>
          )}
        </>
      }
    >
      <DialogSteps step={question === null ? 'form' : 'ask'}>
        {question === null ? (
          <EndSessionsForm
            id={formId}
            choice={choice}
            accountError={accountError}
            onChange={setChoice}
            onSubmit={ask}
          />
        ) : (
          <p role="alert">
            {question.kind === 'all'
              ? t('sessions.admin.askAll')
              : t('sessions.admin.askAccount', { 0: question.input.account })}
          </p>
        )}
        <Refusal problem={problem} />
      </DialogSteps>
    </ModalDialog>
  );
}
