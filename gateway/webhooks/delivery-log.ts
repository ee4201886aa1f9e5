import type { WebhookDeliveryStatus } from '../generated/resolvers.ts';
import { listIdentity, readConnection, type ConnectionBounds } from '../request/connection.ts';
import type { Context } from '../request/context.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { deliveryOf, type DeliveryRow } from './webhook-rows.ts';
import type { Webhook } from './webhook.ts';

interface LogBounds extends ConnectionBounds {
  status?: WebhookDeliveryStatus | null | undefined;
}

/** The deliveries of a webhook, the newest first: those with a status, or all. */
export function deliveryLog(webhook: Webhook, bounds: LogBounds, context: Context) {
  const { id } = webhook;
  const { status = null } = bounds;
  const search = status === null ? { id } : { id, status };
  const identity = listIdentity('webhook deliveries', search, requireSignedIn(context));
  const which = `webhook_id = ?${status === null ? '' : ' AND status = ?'}`;
  const values = Object.values(search);
  return readConnection(bounds, identity, async ({ page, pageSize }) => {
    const [counted] = await context.durable.all<{ count: number }>(
      `SELECT count(*) AS count FROM webhook_delivery WHERE ${which}`,
      values,
    );
    const rows = await context.durable.all<DeliveryRow>(
      `SELECT * FROM webhook_delivery WHERE ${which} ORDER BY occurred_at DESC, id LIMIT ? OFFSET ?`,
      [...values, pageSize, (page - 1) * pageSize],
    );
    return { totalCount: counted?.count ?? 0, nodes: rows.map((row) => deliveryOf(row, webhook)) };
  });
}

/** The delivery that was sent last; null when none was. */
export async function lastDelivery(webhook: Webhook, { durable }: Context) {
  const [row] = await durable.all<DeliveryRow>(
    `SELECT * FROM webhook_delivery WHERE webhook_id = ? AND last_at IS NOT NULL
     ORDER BY last_at DESC, id LIMIT 1`,
    [webhook.id],
  );
  return row === undefined ? null : deliveryOf(row, webhook);
}
