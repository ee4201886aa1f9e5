import { use } from 'react';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { PasswordPolicyDocument } from './Password.gen.ts';
import { defaultPolicy } from './password-rules.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordChange } from './usePasswordChange.ts';

const FORM_ID = 'password-change';

/** Changes the password. Sessions signed in by single sign-on have no password here. */
export function PasswordDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  use(useLanguage().language.loadPart('work'));
  const { session } = useViewer();
  const hasPassword = session.signedInBy === 'PASSWORD';
  // Without a policy from the services the default one is shown. The gateway checks the password in
  // any case.
  const policyQuery = usePartQuery(PasswordPolicyDocument, {
    variables: {},
    partOf: ({ viewer }) => (viewer === null ? null : (viewer.passwordPolicy ?? defaultPolicy)),
    fetchPolicy: 'network-only',
    skip: !hasPassword,
  });
  const change = usePasswordChange();
  const isOver = !hasPassword || change.ended !== null;
  return (
    <ModalDialog
      title={t('pwd.title')}
      onClose={onClose}
      footer={
        <>
          <Button kind={isOver ? 'primary' : 'plain'} onClick={onClose}>
            {isOver ? t('close') : t('account.cancel')}
          </Button>
          {!isOver && (
            <Button
              kind="primary"
              type="submit"
              form={FORM_ID}
              busy={change.running}
              disabled={policyQuery.loading}
            >
              {change.running ? t('pwd.running') : t('pwd.submit')}
            </Button>
          )}
        </>
      }
    >
      {!hasPassword && <p>{t('pwd.signOn')}</p>}
      <p role="status">
        {change.ended !== null &&
          (change.ended === 0 ? t('pwd.done') : t('pwd.done.ended', { 0: change.ended }))}
      </p>
      {!isOver && (
        <Loaded query={policyQuery} waiting={<Skeleton height="6rem" />}>
          {(policy) => <PasswordForm id={FORM_ID} policy={policy} change={change} />}
        </Loaded>
      )}
    </ModalDialog>
  );
}
