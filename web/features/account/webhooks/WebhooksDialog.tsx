import { use, useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { DialogSteps } from '../../../design/overlay/DialogSteps.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { accountOf, useWebhooks, webhookOf, type WebhookStep } from './useWebhooks.ts';
import { usableTokens, useWebhookTokens } from './useWebhookTokens.ts';
import { WebhookDetail } from './WebhookDetail.tsx';
import { WebhookEdit } from './WebhookEdit.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookList } from './WebhookList.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import { WebhooksFooter } from './WebhooksFooter.tsx';
import './Webhooks.css';

/**
 * The webhooks of the account and of service accounts: a list, forms for a new one and for changes, the
 * secret once, and for each of them what was sent, a test, a pause, a new secret and its end.
 */
export function WebhooksDialog({ onClose }: DialogProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const formId = useId();
  const webhooks = useWebhooks();
  const { step, show } = webhooks;
  const isForm = step.kind === 'form' || step.kind === 'edit';
  const tokens = useWebhookTokens(isForm);
  const accountId = accountOfForm(webhooks);
  const hasToken = tokens.part && usableTokens(tokens.part, accountId).length > 0;
  return (
    <ModalDialog
      title={titleOf(step, t)}
      size={step.kind === 'detail' ? 'chart' : 'medium'}
      onClose={onClose}
      footer={<WebhooksFooter {...{ webhooks, formId, hasToken, onClose }} />}
    >
      <DialogSteps step={isForm && tokens.part === null ? 'waiting' : step.kind}>
        {step.kind === 'list' && (
          <WebhookList
            webhooks={webhooks}
            onOpen={({ id, name }) => show({ kind: 'detail', id, name })}
          />
        )}
        {isForm && <WebhookForms {...{ formId, step, accountId, tokens, webhooks }} />}
        {step.kind === 'secret' && <WebhookSecret {...step} />}
        {step.kind === 'detail' && <WebhookDetail key={step.id} id={step.id} webhooks={webhooks} />}
        {step.kind === 'rotate' && <p role="alert">{t('webhooks.rotate.ask', { 0: step.name })}</p>}
        {step.kind === 'delete' && <p role="alert">{t('webhooks.delete.ask', { 0: step.name })}</p>}
        <Refusal problem={webhooks.problem} />
      </DialogSteps>
    </ModalDialog>
  );
}

interface WebhookFormsProps {
  formId: string;
  step: Extract<WebhookStep, { kind: 'form' }> | { kind: 'edit'; id: string };
  accountId: string;
  tokens: ReturnType<typeof useWebhookTokens>;
  webhooks: ReturnType<typeof useWebhooks>;
}

/** The form for a new webhook, or for the changes of one. */
function WebhookForms({ formId, step, accountId, tokens, webhooks }: WebhookFormsProps) {
  const { t } = useTranslation();
  const { errors, show, create, update } = webhooks;
  const webhook = step.kind === 'edit' ? webhookOf(webhooks, step.id) : null;
  return (
    <Loaded query={tokens} waiting={<Skeleton height="12rem" />}>
      {(found) => {
        if (step.kind === 'form')
          return (
            <WebhookForm
              id={formId}
              {...{ tokens: found, accountId, errors }}
              onAccountChange={(chosen) => show({ kind: 'form', accountId: chosen })}
              onSubmit={(input) => void create(input)}
            />
          );
        if (webhook === null) return <p role="alert">{t('webhooks.gone')}</p>;
        return (
          <WebhookEdit
            id={formId}
            {...{ webhook, tokens: found, accountId, errors }}
            onSubmit={(input) => void update(input)}
          />
        );
      }}
    </Loaded>
  );
}

/** The service account that the form is about; empty for the account of the user. */
function accountOfForm({ step, accounts }: ReturnType<typeof useWebhooks>): string {
  if (step.kind === 'form') return step.accountId;
  return step.kind === 'edit' ? (accountOf(accounts, step.id)?.id ?? '') : '';
}

function titleOf(step: WebhookStep, t: (key: string) => string): string {
  if (step.kind === 'form') return t('webhooks.new');
  if (step.kind === 'edit') return t('webhooks.edit.title');
  return step.kind === 'detail' ? step.name : t('webhooks.title');
}
