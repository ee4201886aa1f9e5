import { listIdentity, readConnection, type ConnectionBounds } from '../request/connection.ts';
import type { Context } from '../request/context.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { deliveryOf, type DeliveryRow } from './webhook-rows.ts';
import type { Webhook } from './webhook.ts';

/** The deliveries of a webhook, the newest first. */
export function deliveryLog(webhook: Webhook, bounds: ConnectionBounds, context: Context) {
  const { id } = webhook;
  const identity = listIdentity('webhook deliveries', { id }, requireSignedIn(context));
  return readConnection(bounds, identity, async ({ page, pageSize }) => {
    const [counted] = await context.durable.all<{ count: number }>(
      'SELECT count(*) AS count FROM webhook_delivery WHERE webhook_id = ?',
      [id],
    );
    const rows = await context.durable.all<DeliveryRow>(
      'SELECT * FROM webhook_delivery WHERE webhook_id = ? ORDER BY occurred_at DESC, id LIMIT ? OFFSET ?',
      [id, pageSize, (page - 1) * pageSize],
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
