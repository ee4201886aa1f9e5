import { use, useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { DialogSteps } from '../../../design/overlay/DialogSteps.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { useWebhooks, type WebhookStep } from './useWebhooks.ts';
import { canHaveWebhook, useWebhookTokens } from './useWebhookTokens.ts';
import { WebhookDetail } from './WebhookDetail.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookLines } from './WebhookLines.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import { WebhooksFooter } from './WebhooksFooter.tsx';
import './Webhooks.css';

/**
 * The webhooks of the account: a list, a form for a new one, its secret once, and for each of them
 * what was sent, a test, a pause, a new secret and its end.
 */
export function WebhooksDialog({ onClose }: DialogProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const formId = useId();
  const webhooks = useWebhooks();
  const { list, step, busy, problem, errors, show } = webhooks;
  const tokens = useWebhookTokens(step.kind === 'form');
  const hasToken = tokens.part?.some(canHaveWebhook) ?? null;
  return (
    <ModalDialog
      title={titleOf(step, t('webhooks.title'), t('webhooks.new'))}
      size={step.kind === 'detail' ? 'chart' : 'medium'}
      onClose={onClose}
      footer={<WebhooksFooter {...{ webhooks, formId, hasToken, onClose }} />}
    >
      <DialogSteps step={step.kind === 'form' && tokens.part === null ? 'waiting' : step.kind}>
        {step.kind === 'list' && (
          <>
            <p className="mute">{t('webhooks.about')}</p>
            <Loaded query={list} waiting={<Skeleton height="6rem" />}>
              {(found) =>
                found.length === 0 ? (
                  <p>{t('webhooks.none')}</p>
                ) : (
                  <WebhookLines
                    webhooks={found}
                    onOpen={({ id, name }) => show({ kind: 'detail', id, name })}
                  />
                )
              }
            </Loaded>
          </>
        )}
        {step.kind === 'form' && (
          <WebhookForm
            id={formId}
            query={tokens}
            errors={errors}
            onSubmit={(input) => void webhooks.create(input)}
          />
        )}
        {step.kind === 'secret' && <WebhookSecret {...step} />}
        {step.kind === 'detail' && (
          <WebhookDetail key={step.id} id={step.id} busy={busy} actions={webhooks} />
        )}
        {step.kind === 'rotate' && <p role="alert">{t('webhooks.rotate.ask', { 0: step.name })}</p>}
        {step.kind === 'delete' && <p role="alert">{t('webhooks.delete.ask', { 0: step.name })}</p>}
        <Refusal problem={problem} />
      </DialogSteps>
    </ModalDialog>
  );
}

function titleOf(step: WebhookStep, usual: string, ofForm: string): string {
  if (step.kind === 'form') return ofForm;
  return step.kind === 'detail' ? step.name : usual;
}
