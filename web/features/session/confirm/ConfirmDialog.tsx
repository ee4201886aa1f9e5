import { use, useId, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { TextField } from '../../../design/forms/TextField.tsx';
import { useFocusFirstProblem } from '../../../design/forms/useFocusFirstProblem.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { useConfirm } from './useConfirm.ts';

const MAX_PASSWORD_LENGTH = 128;

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
        <TextField
          name="password"
          label={t('login.password')}
          value={password}
          error={problem?.isOfField === true ? problem.message : null}
          maxLength={MAX_PASSWORD_LENGTH}
          autoComplete="current-password"
          secret={{ show: t('login.password.show'), hide: t('login.password.hide') }}
          onChange={setPassword}
        />
        <Refusal problem={problem?.isOfField === false ? problem.message : null} />
      </form>
    </ModalDialog>
  );
}
