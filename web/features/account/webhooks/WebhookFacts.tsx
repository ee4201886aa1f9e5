import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useDeliveryTexts } from './useDeliveryTexts.ts';
import type { Webhook } from './useWebhooks.ts';
import { WebhookState } from './WebhookState.tsx';

interface WebhookFactsProps {
  webhook: Webhook;
  /** Name of the service account that it belongs to; null for one of the user. */
  owner: string | null;
}

/** What a webhook is: state, account, address, kinds of events and token. */
export function WebhookFacts({ webhook, owner }: WebhookFactsProps) {
  const { t } = useTranslation();
  const { formatTime, kindsText } = useDeliveryTexts();
  const { url, kinds, creator, apiTokenName, removedAt, formerSecretUntil, waitingCount } = webhook;
  const facts = [
    ...(owner === null
      ? []
      : [{ key: 'account.owner', value: t('account.owner.service', { 0: owner }) }]),
    { key: 'webhooks.url', value: url },
    { key: 'webhooks.kinds', value: kindsText(kinds) },
    ...(creator === null ? [] : [{ key: 'webhooks.creator', value: creator.name }]),
    { key: 'webhooks.token', value: apiTokenName ?? t('webhooks.token.gone') },
    ...(removedAt === null ? [] : [{ key: 'webhooks.removed', value: formatTime(removedAt) }]),
    ...(formerSecretUntil === null
      ? []
      : [{ key: 'webhooks.formerSecret', value: formatTime(formerSecretUntil) }]),
    ...(waitingCount === 0 ? [] : [{ key: 'webhooks.waiting', value: String(waitingCount) }]),
  ];
  return (
    <>
      <WebhookState webhook={webhook} />
      <dl className="webhook-facts">
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
