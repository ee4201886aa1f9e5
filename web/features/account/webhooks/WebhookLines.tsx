import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useDeliveryTexts } from './useDeliveryTexts.ts';
import type { Webhook } from './useWebhooks.ts';
import { WebhookState } from './WebhookState.tsx';

interface WebhookLinesProps {
  /** Name of the service account that they belong to; null for those of the user. */
  owner: string | null;
  webhooks: readonly Webhook[];
  onOpen: (webhook: Webhook) => void;
}

/** The webhooks of an account, the newest first. */
export function WebhookLines({ owner, webhooks, onOpen }: WebhookLinesProps) {
  const { t } = useTranslation();
  const { formatTime, statusOf } = useDeliveryTexts();
  return (
    <ul className="webhook-lines">
      {webhooks.map((webhook) => {
        const { id, name, url, creator, lastDelivery: last } = webhook;
        return (
          <li key={id}>
            <Icon name="bell" />
            <div className="grow">
              <b>{name}</b>
              <p>{url}</p>
              {creator !== null && <p>{t('account.owner.creator', { 0: creator.name })}</p>}
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
              aria-label={`${t('webhooks.open')}: ${[name, owner].filter(Boolean).join(' · ')}`}
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
