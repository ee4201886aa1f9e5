import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { FailureMessage } from '../../../design/feedback/FailureMessage.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { ListColumn } from '../../../design/table/list-table/list-view.ts';
import { ListTable } from '../../../design/table/ListTable.tsx';
import { useDeliveryTexts, type Delivery } from './useDeliveryTexts.ts';

interface DeliveryLogProps {
  /** Null if the log could not be read. */
  deliveries: { nodes: readonly Delivery[]; totalCount: number } | null;
  busy: boolean;
  onReload: () => void;
  /** Shows more of them; null if all are shown that can be. */
  onMore: (() => void) | null;
}

const TONES: Readonly<Record<Delivery['status'], string>> = {
  DELIVERED: 'webhook-good',
  WAITING: 'webhook-warned',
  FAILED: 'webhook-bad',
};

/** What was sent to a webhook, the newest first. */
export function DeliveryLog({ deliveries, busy, onReload, onMore }: DeliveryLogProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <section className="webhook-log" aria-label={t('webhooks.log')}>
      <div className="webhook-log-head">
        <h3>{t('webhooks.log')}</h3>
        <span className="mute grow">
          {deliveries !== null &&
            t('webhooks.log.about', { 0: deliveries.nodes.length, 1: deliveries.totalCount })}
        </span>
        <Button
          kind="icon"
          disabled={busy}
          aria-label={t('webhooks.log.reload')}
          title={t('webhooks.log.reload')}
          onClick={onReload}
        >
          <Icon name="redo" />
        </Button>
      </div>
      {deliveries === null && (
        <FailureMessage flat reason={t('webhooks.log.failed')} onRetry={onReload} />
      )}
      {deliveries?.nodes.length === 0 && <p className="mute">{t('webhooks.log.none')}</p>}
      {deliveries !== null && deliveries.nodes.length > 0 && (
        <ListTable
          label={t('webhooks.log')}
          columns={columns}
          rows={deliveries.nodes}
          rowKey={({ eventId }) => eventId}
          rowName={({ eventId }) => eventId}
          busy={busy}
          keysEnabled={false}
        />
      )}
      {onMore !== null && (
        <Button kind="quiet" disabled={busy} onClick={onMore}>
          {t('webhooks.log.more')}
        </Button>
      )}
    </section>
  );
}

function useColumns(): readonly ListColumn<Delivery>[] {
  const { t } = useTranslation();
  const { formatTime, statusOf, answerText, kindsText } = useDeliveryTexts();
  return [
    {
      key: 'kind',
      title: t('webhooks.log.event'),
      opens: true,
      cell: ({ kind }) => kindsText([kind]),
    },
    {
      key: 'occurredAt',
      title: t('webhooks.log.occurred'),
      cell: ({ occurredAt }) => formatTime(occurredAt),
    },
    {
      key: 'status',
      title: t('webhooks.log.status'),
      onCard: 'corner',
      cell: (delivery) => (
        <span className={`webhook-tag ${TONES[delivery.status]}`}>{statusOf(delivery)}</span>
      ),
    },
    {
      key: 'attempts',
      title: t('webhooks.log.attempts'),
      numeric: true,
      cell: ({ attemptCount }) => String(attemptCount),
    },
    {
      key: 'answer',
      title: t('webhooks.log.answer'),
      wide: true,
      cell: (delivery) => answerText(delivery) || '—',
    },
    {
      key: 'next',
      title: t('webhooks.log.next'),
      cell: ({ nextAttemptAt }) => (nextAttemptAt === null ? '—' : formatTime(nextAttemptAt)),
    },
  ];
}
