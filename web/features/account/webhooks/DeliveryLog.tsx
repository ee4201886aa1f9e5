import { useRef } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { FailureMessage } from '../../../design/feedback/FailureMessage.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { ListColumn } from '../../../design/table/list-table/list-view.ts';
import { ListTable } from '../../../design/table/ListTable.tsx';
import { useDeliveryTexts, type Delivery } from './useDeliveryTexts.ts';
import type { WebhookLog } from './useWebhookLog.ts';

interface DeliveryLogProps {
  /** Null if the log could not be read. */
  deliveries: { nodes: readonly Delivery[]; totalCount: number } | null;
  log: WebhookLog;
}

const TONES: Readonly<Record<Delivery['status'], string>> = {
  DELIVERED: 'webhook-good',
  WAITING: 'webhook-warned',
  FAILED: 'webhook-bad',
};

/** What was sent to a webhook, the newest first. */
export function DeliveryLog({ deliveries, log }: DeliveryLogProps) {
  const { t } = useTranslation();
  const { loading: busy, reload: onReload } = log.query;
  const columns = useColumns();
  const box = useRef<HTMLElement>(null);
  /** Opens another page, which is read from its top. */
  const opening = (open: (() => void) | null) =>
    open &&
    (() => {
      box.current?.scrollIntoView({ block: 'start' });
      open();
    });
  return (
    <section ref={box} className="webhook-log" aria-label={t('webhooks.log')}>
      <div className="webhook-log-head">
        <h3>{t('webhooks.log')}</h3>
        <span className="mute grow" role="status">
          {deliveries !== null &&
            deliveries.nodes.length > 0 &&
            t('webhooks.log.about', {
              0: log.from,
              1: log.from + deliveries.nodes.length - 1,
              2: deliveries.totalCount,
            })}
        </span>
        <Button
          kind="icon"
          busy={busy}
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
      {deliveries?.nodes.length === 0 && log.from === 1 && (
        <p className="mute">{t('webhooks.log.none')}</p>
      )}
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
      {(log.onNewer !== null || log.onEarlier !== null) && (
        <div className="webhook-log-pages">
          <PageButton action={opening(log.onNewer)} busy={busy}>
            {t('webhooks.log.newer')}
          </PageButton>
          <PageButton action={opening(log.onEarlier)} busy={busy}>
            {t('webhooks.log.earlier')}
          </PageButton>
        </div>
      )}
    </section>
  );
}

interface PageButtonProps {
  /** Null if there is no such page. The button stays where it is, so that it keeps the focus. */
  action: (() => void) | null;
  busy: boolean;
  children: string;
}

/** Shows the newer or the earlier deliveries. */
function PageButton({ action, busy, children }: PageButtonProps) {
  const isOff = action === null || busy;
  return (
    <Button kind="plain" aria-disabled={isOff} onClick={isOff ? undefined : action}>
      {children}
    </Button>
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
