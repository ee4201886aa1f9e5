import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useDeliveryTexts } from './useDeliveryTexts.ts';
import type { Webhook } from './useWebhooks.ts';
import { WebhookState } from './WebhookState.tsx';

interface WebhookLinesProps {
  webhooks: readonly Webhook[];
  onOpen: (webhook: Webhook) => void;
}

/** The webhooks of the account, the newest first. */
export function WebhookLines({ webhooks, onOpen }: WebhookLinesProps) {
  const { t } = useTranslation();
  const { formatTime, statusOf } = useDeliveryTexts();
  return (
    <ul className="webhook-lines">
      {webhooks.map((webhook) => {
        const { id, name, url, lastDelivery: last } = webhook;
        return (
          <li key={id}>
            <Icon name="bell" />
            <div className="grow">
              <b>{name}</b>
              <p>{url}</p>
              <WebhookState webhook={webhook} />
              <p>
                {last === null
                  ? t('webhooks.never')
                  : t('webhooks.last', {
                      0: formatTime(last.lastAttemptAt ?? last.occurredAt),
                      1: statusOf(last),
                    })}
              </p>
            </div>
            <Button
              kind="plain"
              aria-label={`${t('webhooks.open')}: ${name}`}
              onClick={() => onOpen(webhook)}
            >
              {t('webhooks.open')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
