import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { useWebhookLog } from './useWebhookLog.ts';
import type { Webhook, WebhookStep } from './useWebhooks.ts';
import { WebhookFacts } from './WebhookFacts.tsx';
import { WebhookTestRun } from './WebhookTestRun.tsx';

interface WebhookDetailProps {
  id: string;
  busy: boolean;
  actions: {
    show: (step: WebhookStep) => void;
    pause: (id: string) => Promise<void>;
    resume: (id: string) => Promise<void>;
  };
}

/** One webhook: its facts, what can be done with it, and what was sent. */
export function WebhookDetail({ id, busy, actions }: WebhookDetailProps) {
  const { t } = useTranslation();
  const log = useWebhookLog(id);
  return (
    <Loaded
      query={log.query}
      waiting={<Skeleton height="16rem" />}
      none={<p role="alert">{t('webhooks.gone')}</p>}
    >
      {(webhook) => (
        <>
          <WebhookFacts webhook={webhook} />
          <WebhookActs webhook={webhook} busy={busy} actions={actions} />
          <DeliveryLog deliveries={webhook.deliveries} log={log} />
        </>
      )}
    </Loaded>
  );
}

function WebhookActs({
  webhook,
  busy,
  actions,
}: Omit<WebhookDetailProps, 'id'> & { webhook: Webhook }) {
  const { t } = useTranslation();
  const { id, name, status } = webhook;
  return (
    <div className="webhook-acts">
      {/* Nothing but its end is left for a webhook without a token. */}
      {status !== 'STOPPED' && (
        <>
          <WebhookTestRun id={id} />
          {status === 'PAUSED' ? (
            <Button kind="plain" disabled={busy} onClick={() => void actions.resume(id)}>
              {t('webhooks.resume')}
            </Button>
          ) : (
            <Button kind="plain" disabled={busy} onClick={() => void actions.pause(id)}>
              {t('webhooks.pause')}
            </Button>
          )}
          <Button kind="plain" onClick={() => actions.show({ kind: 'rotate', id, name })}>
            {t('webhooks.rotate')}
          </Button>
        </>
      )}
      <Button kind="danger" onClick={() => actions.show({ kind: 'delete', id, name })}>
        {t('webhooks.delete')}
      </Button>
    </div>
  );
}
