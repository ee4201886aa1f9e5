import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';
import type { useWebhooks } from './useWebhooks.ts';

interface WebhooksFooterProps {
  webhooks: ReturnType<typeof useWebhooks>;
  formId: string;
  /** Whether there is a token that a webhook can belong to; null while this is not known. */
  hasToken: boolean | null;
  onClose: () => void;
}

/** The buttons below what the dialog shows. */
export function WebhooksFooter({ webhooks, formId, hasToken, onClose }: WebhooksFooterProps) {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const { step, busy, show, rotate, remove } = webhooks;
  const plain = (key: string, onClick: () => void) => (
    <Button kind="plain" onClick={onClick}>
      {t(key)}
    </Button>
  );
  const toList = () => show({ kind: 'list' });
  switch (step.kind) {
    case 'list':
      return (
        <>
          {plain('close', onClose)}
          <Button key="new" kind="primary" onClick={() => show({ kind: 'form', accountId: '' })}>
            {t('webhooks.new')}
          </Button>
        </>
      );
    case 'form':
      return (
        <>
          {plain('account.cancel', toList)}
          {/* A key of its own: the press on "new" must not submit the form that it opens. */}
          {hasToken === true && (
            <Button key="create" kind="primary" type="submit" form={formId} loading={busy}>
              {t('webhooks.create')}
            </Button>
          )}
          {hasToken === false && (
            <Button key="tokens" kind="primary" onClick={() => openDialog('tokens')}>
              {t('webhooks.toTokens')}
            </Button>
          )}
        </>
      );
    case 'edit':
      return (
        <>
          {plain('account.cancel', () => show({ ...step, kind: 'detail' }))}
          {hasToken === false && plain('webhooks.toTokens', () => openDialog('tokens'))}
          <Button key="save" kind="primary" type="submit" form={formId} loading={busy}>
            {t('webhooks.save')}
          </Button>
        </>
      );
    case 'secret':
      return (
        <Button kind="primary" onClick={toList}>
          {t('webhooks.saved')}
        </Button>
      );
    case 'detail':
      return plain('webhooks.back', toList);
    case 'rotate':
      return (
        <>
          {plain('account.cancel', () => show({ ...step, kind: 'detail' }))}
          <Button kind="primary" loading={busy} onClick={() => void rotate(step.id)}>
            {t('webhooks.rotate')}
          </Button>
        </>
      );
    case 'delete':
      return (
        <>
          {plain('account.cancel', () => show({ ...step, kind: 'detail' }))}
          <Button kind="final-danger" loading={busy} onClick={() => void remove(step.id)}>
            {t('webhooks.delete.yes')}
          </Button>
        </>
      );
  }
}
