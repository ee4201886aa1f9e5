import { randomUUID } from 'node:crypto';
import type { Clock } from '../async/clock.ts';
import type { Owner } from '../request/owner.ts';
import type { Sealing } from '../sealed/sealing.ts';
import type { Durable, DurableQueries, SqlValue } from '../store/durable.ts';
import { beginFeed, endFeed } from './feed-rows.ts';
import { MAX_WEBHOOKS, OVERLAP_MS, type PauseReason, type Webhook } from './webhook.ts';
import { sealedAs, SELECT_WEBHOOKS, webhookOf, type WebhookRow } from './webhook-rows.ts';

interface NewWebhook {
  owner: Owner;
  tokenId: string;
  tokenExpiresAt: number;
  name: string;
  kinds: readonly string[];
  url: string;
  secret: string;
}

/** Whose webhooks: those of an account, or of one of its API tokens. */
export interface WebhookOwner extends Owner {
  tokenId: string | null;
}

/** Webhooks, in the durable store: all processes see a change with their next look. */
export interface WebhookStore {
  /** Returns the id; null when the account has too many. */
  add(webhook: NewWebhook): Promise<string | null>;
  /** The newest first. */
  ofOwner(owner: WebhookOwner): Promise<Webhook[]>;
  /** Null when there is none with this id, or it belongs to others. */
  find(owner: WebhookOwner, id: string): Promise<Webhook | null>;
  pause(id: string, reason: PauseReason): Promise<void>;
  resume(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Replaces the secret. The one before it signs as well for a while. */
  replaceSecret(webhook: Webhook, secret: string): Promise<void>;
}

const OWN = 'webhook.enterprise = ? AND webhook.audience = ? AND webhook.account = ?';

const keysOf = ({ enterprise, audience, account }: Owner) => [enterprise, audience, account];

export function createWebhookStore(durable: Durable, sealing: Sealing, clock: Clock): WebhookStore {
  async function read(
    { tokenId, ...owner }: WebhookOwner,
    condition: string,
    values: readonly SqlValue[] = [],
  ): Promise<Webhook[]> {
    const ofToken = tokenId === null ? '' : 'AND webhook.token_id = ?';
    const rows = await durable.all<WebhookRow>(
      `${SELECT_WEBHOOKS} WHERE ${OWN} ${ofToken} ${condition}`,
      [...keysOf(owner), ...(tokenId === null ? [] : [tokenId]), ...values],
    );
    return rows.map((row) => webhookOf(row, sealing)).filter((webhook) => webhook !== null);
  }

  return {
    add: ({ owner, tokenId, tokenExpiresAt, name, kinds, url, secret }) => {
      const id = randomUUID();
      const sealed = sealing.seal({ url, secret, formerSecret: null }, sealedAs(id));
      return durable.transaction(async (queries) => {
        const [own] = await queries.all<{ count: number }>(
          `SELECT count(*) AS count FROM webhook WHERE ${OWN}`,
          keysOf(owner),
        );
        if ((own?.count ?? 0) >= MAX_WEBHOOKS) return null;
        await queries.run(
          `INSERT INTO webhook
             (id, enterprise, audience, account, token_id, token_expires_at, name, kinds, sealed, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            ...[id, ...keysOf(owner), tokenId, tokenExpiresAt],
            ...[name, kinds.join(' '), sealed, clock()],
          ],
        );
        await beginFeed(queries, tokenId, clock());
        return id;
      });
    },
    ofOwner: (owner) => read(owner, 'ORDER BY webhook.created_at DESC, webhook.id'),
    async find(owner, id) {
      const [found] = await read(owner, 'AND webhook.id = ?', [id]);
      return found ?? null;
    },
    pause: async (id, reason) => void (await pauseWebhook(durable, id, { reason, now: clock() })),
    resume: (id) =>
      durable.transaction(async (queries) => {
        const [resumed] = await queries.all<{ token_id: string }>(
          `UPDATE webhook SET paused_at = NULL, pause_reason = NULL, failing_since = NULL
           WHERE id = ? AND paused_at IS NOT NULL RETURNING token_id`,
          [id],
        );
        if (resumed === undefined) return;
        const others = await activeWebhooks(queries, resumed.token_id);
        // Nobody has polled meanwhile: the feed begins anew, because nothing is collected in a pause.
        if (others.every((other) => other.id === id)) await endFeed(queries, resumed.token_id);
        await beginFeed(queries, resumed.token_id, clock());
      }),
    remove: (id) =>
      durable.transaction(async (queries) => {
        await queries.run('DELETE FROM webhook_delivery WHERE webhook_id = ?', [id]);
        await queries.run('DELETE FROM webhook WHERE id = ?', [id]);
        await queries.run(
          'DELETE FROM webhook_feed WHERE token_id NOT IN (SELECT token_id FROM webhook)',
        );
      }),
    async replaceSecret({ id, url, secret: formerSecret }, secret) {
      await durable.run('UPDATE webhook SET sealed = ?, former_until = ? WHERE id = ?', [
        sealing.seal({ url, secret, formerSecret }, sealedAs(id)),
        clock() + OVERLAP_MS,
        id,
      ]);
    },
  };
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
