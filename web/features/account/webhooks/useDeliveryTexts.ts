import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import type { WebhookDeliveryProblem, WebhookEventKind } from '../../../generated/schema.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { Webhook_DeliveryFragment } from './Webhooks.gen.ts';

export type Delivery = Webhook_DeliveryFragment;

/** How the receiver answered. */
interface Answer {
  statusCode: number | null;
  durationMs: number | null;
  problem: WebhookDeliveryProblem | null;
}

/** The texts of deliveries and of answers of receivers. */
export function useDeliveryTexts() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  return {
    formatTime: (text: string) => formatDayAndTime(text, enterprise.timeZone, locale),
    kindsText: (kinds: readonly WebhookEventKind[]) =>
      kinds.map((kind) => t(`webhooks.kind.${kind}`)).join(t('tokens.and')),
    statusOf: ({ status }: Delivery) => t(`webhooks.delivery.${status}`),
    /** Problem, HTTP status and duration, as far as there are any. */
    answerText: ({ statusCode, durationMs, problem }: Answer) =>
      [
        problem !== null && t(`webhooks.problem.${problem}`),
        statusCode !== null && `HTTP ${String(statusCode)}`,
        durationMs !== null && t('webhooks.ms', { 0: durationMs }),
      ]
        .filter((part) => part !== false)
        .join(' · '),
  };
}
