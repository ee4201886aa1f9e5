import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { Webhook } from './useWebhooks.ts';

const TONES: Readonly<Record<Webhook['status'], string>> = {
  ACTIVE: 'webhook-good',
  FAILING: 'webhook-warned',
  PAUSED: 'webhook-warned',
  STOPPED: 'webhook-bad',
};

/** Whether a webhook sends events, and what to do if it does not. */
export function WebhookState({ webhook: { status, problem } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  return (
    <div className="webhook-state">
      <span className={`webhook-tag ${TONES[status]}`}>{t(`webhooks.status.${status}`)}</span>
      {problem !== null && <span>{problem.message}</span>}
    </div>
  );
}
