import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useDeliveryTexts } from './useDeliveryTexts.ts';
import type { Webhook } from './useWebhooks.ts';
import { WebhookState } from './WebhookState.tsx';

/** What a webhook is: state, address, kinds of events and token. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const { formatTime, kindsText } = useDeliveryTexts();
  const { url, kinds, apiTokenName, formerSecretUntil, waitingCount } = webhook;
  const facts = [
    { key: 'webhooks.url', value: url },
    { key: 'webhooks.kinds', value: kindsText(kinds) },
    { key: 'webhooks.token', value: apiTokenName ?? t('webhooks.token.gone') },
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
