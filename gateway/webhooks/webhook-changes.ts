import type { WebhookEventKind } from '../generated/resolvers.ts';
import type { Sealing } from '../sealed/sealing.ts';
import type { DurableQueries } from '../store/durable.ts';
import { beginFeed, endFeed, endUnusedFeeds } from './feed-rows.ts';
import { sealedAs, type WebhookRow } from './webhook-rows.ts';
import { OVERLAP_MS, type PauseReason, type SealedWebhook } from './webhook.ts';

/** What is to be stored; absent: it stays as it is. */
export interface WebhookChanges {
  name?: string;
  kinds?: readonly WebhookEventKind[];
  url?: string;
  token?: { id: string; expiresAt: number };
}

/** A change, in a transaction: what is sealed is read again, so that no other change is lost. */
interface Change {
  id: string;
  sealing: Sealing;
  now: number;
}

/** Stores what differs. Another receiver starts anew; with another token, events are read from now on. */
export async function updateWebhook(
  queries: DurableQueries,
  { id, sealing, now }: Change,
  changes: WebhookChanges,
): Promise<void> {
  const found = await readSealed(queries, id, sealing);
  if (found === null) return;
  const { row, sealed } = found;
  const { name = row.name, url = sealed.url, token } = changes;
  const isSameReceiver = url === sealed.url;
  await queries.run(
    `UPDATE webhook SET name = ?, kinds = ?, sealed = ?, token_id = ?, token_expires_at = ?,
       failing_since = ?, held_until = ? WHERE id = ?`,
    [
      ...[name, changes.kinds?.join(' ') ?? row.kinds],
      sealing.seal({ ...sealed, url } satisfies SealedWebhook, sealedAs(id)),
      ...[token?.id ?? row.token_id, token?.expiresAt ?? row.token_expires_at],
      ...(isSameReceiver ? [row.failing_since, row.held_until] : [null, null]),
      id,
    ],
  );
  if (token === undefined || token.id === row.token_id) return;
  await queries.run('UPDATE webhook SET stopped_at = NULL WHERE id = ?', [id]);
  if (row.paused_at === null) await startFeed(queries, { id, tokenId: token.id, now });
  await endUnusedFeeds(queries);
}

/** Replaces the secret. The one before it signs as well for a while. */
export async function replaceSecret(
  queries: DurableQueries,
  { id, sealing, now }: Change,
  secret: string,
): Promise<void> {
  const found = await readSealed(queries, id, sealing);
  if (found === null) return;
  const { url, secret: formerSecret } = found.sealed;
  await queries.run('UPDATE webhook SET sealed = ?, former_until = ? WHERE id = ?', [
    sealing.seal({ url, secret, formerSecret } satisfies SealedWebhook, sealedAs(id)),
    now + OVERLAP_MS,
    id,
  ]);
}

export async function resumeWebhook(
  queries: DurableQueries,
  id: string,
  now: number,
): Promise<void> {
  const [resumed] = await queries.all<{ token_id: string }>(
    `UPDATE webhook SET paused_at = NULL, pause_reason = NULL, failing_since = NULL
     WHERE id = ? AND paused_at IS NOT NULL RETURNING token_id`,
    [id],
  );
  if (resumed !== undefined) await startFeed(queries, { id, tokenId: resumed.token_id, now });
}

/** Pauses a webhook, unless it is paused already. Returns whether this paused it. */
export async function pauseWebhook(
  queries: DurableQueries,
  id: string,
  { reason, now }: { reason: PauseReason; now: number },
): Promise<boolean> {
  const { changes } = await queries.run(
    'UPDATE webhook SET paused_at = ?, pause_reason = ? WHERE id = ? AND paused_at IS NULL',
    [now, reason, id],
  );
  return changes === 1;
}

/** The webhooks of a token that are not paused. */
export function activeWebhooks(
  queries: DurableQueries,
  tokenId: string,
): Promise<{ id: string; kinds: string; created_at: number }[]> {
  return queries.all(
    'SELECT id, kinds, created_at FROM webhook WHERE token_id = ? AND paused_at IS NULL',
    [tokenId],
  );
}

/** Reads the events of a token for a webhook that was paused, or belonged to another token. */
async function startFeed(
  queries: DurableQueries,
  { id, tokenId, now }: { id: string; tokenId: string; now: number },
): Promise<void> {
  const active = await activeWebhooks(queries, tokenId);
  // Nobody has polled meanwhile: the feed begins anew, because nothing is collected in a pause.
  if (active.every((other) => other.id === id)) await endFeed(queries, tokenId);
  await beginFeed(queries, tokenId, now);
}

/** Null when it was deleted, or sealed with a secret that is no longer known. */
async function readSealed(
  queries: DurableQueries,
  id: string,
  sealing: Sealing,
): Promise<{ row: WebhookRow; sealed: SealedWebhook } | null> {
  const [row] = await queries.all<WebhookRow>('SELECT * FROM webhook WHERE id = ?', [id]);
  const sealed = row && (sealing.unseal(row.sealed, sealedAs(id)) as SealedWebhook | null);
  return row && sealed ? { row, sealed } : null;
}
