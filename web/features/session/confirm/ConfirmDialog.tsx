import { use, useId, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useFocusFirstProblem } from '../../../design/forms/useFocusFirstProblem.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { LoginField } from '../LoginField.tsx';
import { loginFields } from '../login-fields.ts';
import { useConfirm } from './useConfirm.ts';

const passwordField = loginFields[2];

/**
 * Asks for the password before a change that would give somebody else at this browser lasting
 * access. The change waits, and is sent again after the right password.
 */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  use(language.loadPart('workbench'));
  use(language.loadPart('work'));
  const session = useSession();
  const id = useId();
  const [password, setPassword] = useState('');
  const { confirm, problem, running } = useConfirm();
  const form = useFocusFirstProblem(problem);
  const cancel = () => session.endConfirmation('refused');
  return (
    <ModalDialog
      topmost
      title={t('confirm.title')}
      onClose={cancel}
      footer={
        <>
          <Button kind="plain" onClick={cancel}>
            {t('account.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={running}>
            {t('confirm.submit')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className="dialog-parts"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(password);
        }}
      >
        <p>{t('confirm.body')}</p>
        <LoginField
          field={passwordField}
          value={password}
          error={problem !== null && 'field' in problem ? problem.field : null}
          onChange={setPassword}
        />
        <Refusal problem={problem !== null && 'form' in problem ? problem.form : null} />
      </form>
    </ModalDialog>
  );
}
