import { use, useId } from 'react';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { DialogSteps } from '../../../design/overlay/DialogSteps.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { NewToken } from './NewToken.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TokenList } from './TokenList.tsx';
import { useTokens } from './useTokens.ts';
import './Tokens.css';

/**
 * The API tokens of the account and of service accounts: a list, a form for a new one, the new token
 * once, and the question before one is revoked.
 */
export function TokensDialog({ onClose }: DialogProps) {
  // The texts of the date picker.
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const formId = useId();
  const { list, accounts, step, busy, problem, errors, show, create, revoke } = useTokens();
  const back = (
    <Button kind="plain" onClick={() => show({ kind: 'list' })}>
      {t('account.cancel')}
    </Button>
  );
  const footers = {
    list: (
      <>
        <Button kind="plain" onClick={onClose}>
          {t('close')}
        </Button>
        <Button key="new" kind="primary" onClick={() => show({ kind: 'form' })}>
          {t('tokens.new')}
        </Button>
      </>
    ),
    form: (
      <>
        {back}
        {/* A key of its own: the press on "new" must not submit the form that it opens. */}
        <Button key="create" kind="primary" type="submit" form={formId} loading={busy}>
          {t('tokens.create')}
        </Button>
      </>
    ),
    created: (
      <Button kind="primary" onClick={() => show({ kind: 'list' })}>
        {t('tokens.saved')}
      </Button>
    ),
    revoke: (
      <>
        {back}
        <Button kind="final-danger" loading={busy} onClick={() => void revoke()}>
          {t('tokens.revoke.yes')}
        </Button>
      </>
    ),
  };
  return (
    <ModalDialog
      title={t(step.kind === 'form' ? 'tokens.new' : 'tokens.title')}
      size="medium"
      onClose={onClose}
      footer={footers[step.kind]}
    >
      <DialogSteps step={step.kind}>
        {step.kind === 'list' && (
          <TokenList
            query={list}
            accounts={accounts ?? null}
            onRevoke={(token) => show({ kind: 'revoke', token })}
          />
        )}
        {step.kind === 'form' && (
          <TokenForm
            id={formId}
            accounts={accounts?.filter(({ isLocked }) => !isLocked) ?? []}
            errors={errors}
            onSubmit={(input) => void create(input)}
          />
        )}
        {step.kind === 'created' && <NewToken secret={step.secret} />}
        {step.kind === 'revoke' && (
          <p role="alert">{t('tokens.revoke.ask', { 0: step.token.name })}</p>
        )}
        <Refusal problem={problem} />
      </DialogSteps>
    </ModalDialog>
  );
}
