import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { useWebhookLog } from './useWebhookLog.ts';
import { accountOf, type useWebhooks, type Webhook } from './useWebhooks.ts';
import { WebhookFacts } from './WebhookFacts.tsx';
import { WebhookTestRun } from './WebhookTestRun.tsx';

interface WebhookDetailProps {
  id: string;
  webhooks: Pick<ReturnType<typeof useWebhooks>, 'accounts' | 'busy' | 'show' | 'pause' | 'resume'>;
}

/** One webhook: its facts, what can be done with it, and what was sent. */
export function WebhookDetail({ id, webhooks }: WebhookDetailProps) {
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
          <WebhookFacts webhook={webhook} owner={accountOf(webhooks.accounts, id)?.name ?? null} />
          <WebhookActs webhook={webhook} actions={webhooks} />
          <DeliveryLog deliveries={webhook.deliveries} log={log} />
        </>
      )}
    </Loaded>
  );
}

function WebhookActs({
  webhook,
  actions,
}: {
  webhook: Webhook;
  actions: WebhookDetailProps['webhooks'];
}) {
  const { t } = useTranslation();
  const { busy } = actions;
  const { id, name, status } = webhook;
  const to = (kind: 'edit' | 'rotate' | 'delete') => () => actions.show({ kind, id, name });
  return (
    <div className="webhook-acts">
      {/* One without a token that works gets another one, or goes. */}
      {status !== 'STOPPED' && (
        <>
          <WebhookTestRun id={id} />
          {status === 'PAUSED' ? (
            <Button kind="plain" busy={busy} onClick={() => void actions.resume(id)}>
              {t('webhooks.resume')}
            </Button>
          ) : (
            <Button kind="plain" busy={busy} onClick={() => void actions.pause(id)}>
              {t('webhooks.pause')}
            </Button>
          )}
          <Button kind="plain" onClick={to('rotate')}>
            {t('webhooks.rotate')}
          </Button>
        </>
      )}
      <Button kind={status === 'STOPPED' ? 'primary' : 'plain'} onClick={to('edit')}>
        {t('webhooks.edit')}
      </Button>
      <Button kind="danger" onClick={to('delete')}>
        {t('webhooks.delete')}
      </Button>
    </div>
  );
}
