import { randomUUID } from 'node:crypto';
import type { Clock } from '../async/clock.ts';
import type { Owner } from '../request/owner.ts';
import type { Sealing } from '../sealed/sealing.ts';
import type { TokenCreator } from '../store/api-tokens/api-token-rows.ts';
import type { Durable, SqlValue } from '../store/durable.ts';
import { beginFeed, endUnusedFeeds } from './feed-rows.ts';
import { MAX_WEBHOOKS, type PauseReason, type Webhook } from './webhook.ts';
import {
  pauseWebhook,
  replaceSecret,
  resumeWebhook,
  updateWebhook,
  type WebhookChanges,
} from './webhook-changes.ts';
import { sealedAs, SELECT_WEBHOOKS, webhookOf, type WebhookRow } from './webhook-rows.ts';

interface NewWebhook {
  owner: Owner;
  /** The administrator who creates it for a service account; null when the account does. */
  creator: TokenCreator | null;
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

/** Where webhooks of several accounts are. */
type WebhookPlace = Omit<Owner, 'account'>;

/** Webhooks, in the durable store: all processes see a change with their next look. */
export interface WebhookStore {
  /** Returns the id; null when the account has too many. */
  add(webhook: NewWebhook): Promise<string | null>;
  /** The newest first. */
  ofOwner(owner: WebhookOwner): Promise<Webhook[]>;
  /** Those of several accounts of an enterprise and audience, the newest first. */
  ofAccounts(place: WebhookPlace, accounts: readonly string[]): Promise<Webhook[]>;
  /** Null when there is none with this id, or it belongs to others. */
  find(owner: WebhookOwner, id: string): Promise<Webhook | null>;
  /** One of an enterprise and audience, of whatever account; null when there is none with this id. */
  findIn(place: WebhookPlace, id: string): Promise<Webhook | null>;
  /** Stores what differs. With another token, events are read from now on. */
  update(id: string, changes: WebhookChanges): Promise<void>;
  pause(id: string, reason: PauseReason): Promise<void>;
  resume(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Replaces the secret. The one before it signs as well for a while. */
  replaceSecret(id: string, secret: string): Promise<void>;
}

const IN_PLACE = 'webhook.enterprise = ? AND webhook.audience = ?';
const OWN = `${IN_PLACE} AND webhook.account = ?`;
const NEWEST_FIRST = 'ORDER BY webhook.created_at DESC, webhook.id';

const keysOf = ({ enterprise, audience, account }: Owner) => [enterprise, audience, account];

/** The ways to read webhooks. */
function createReads(durable: Durable, sealing: Sealing) {
  async function read(condition: string, values: readonly SqlValue[]): Promise<Webhook[]> {
    const rows = await durable.all<WebhookRow>(`${SELECT_WEBHOOKS} WHERE ${condition}`, values);
    return rows.map((row) => webhookOf(row, sealing)).filter((webhook) => webhook !== null);
  }

  function readOwn({ tokenId, ...owner }: WebhookOwner, rest: string, values: SqlValue[] = []) {
    return tokenId === null
      ? read(`${OWN} ${rest}`, [...keysOf(owner), ...values])
      : read(`${OWN} AND webhook.token_id = ? ${rest}`, [...keysOf(owner), tokenId, ...values]);
  }

  return {
    ofOwner: (owner) => readOwn(owner, NEWEST_FIRST),
    async ofAccounts({ enterprise, audience }, accounts) {
      if (accounts.length === 0) return [];
      const ofThese = `webhook.account IN (${accounts.map(() => '?').join(', ')})`;
      const values = [enterprise, audience, ...accounts];
      return read(`${IN_PLACE} AND ${ofThese} ${NEWEST_FIRST}`, values);
    },
    find: async (owner, id) => (await readOwn(owner, 'AND webhook.id = ?', [id]))[0] ?? null,
    findIn: async ({ enterprise, audience }, id) =>
      (await read(`${IN_PLACE} AND webhook.id = ?`, [enterprise, audience, id]))[0] ?? null,
  } satisfies Partial<WebhookStore>;
}

export function createWebhookStore(durable: Durable, sealing: Sealing, clock: Clock): WebhookStore {
  return {
    ...createReads(durable, sealing),
    add: ({ owner, creator, tokenId, tokenExpiresAt, name, kinds, url, secret }) => {
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
             (id, enterprise, audience, account, token_id, token_expires_at, name, kinds, sealed, created_at,
              creator, creator_name)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            ...[id, ...keysOf(owner), tokenId, tokenExpiresAt],
            ...[name, kinds.join(' '), sealed, clock()],
            ...[creator?.code ?? null, creator?.name ?? null],
          ],
        );
        await beginFeed(queries, tokenId, clock());
        return id;
      });
    },
    update: (id, changes) =>
      durable.transaction((queries) =>
        updateWebhook(queries, { id, sealing, now: clock() }, changes),
      ),
    pause: async (id, reason) => void (await pauseWebhook(durable, id, { reason, now: clock() })),
    resume: (id) => durable.transaction((queries) => resumeWebhook(queries, id, clock())),
    remove: (id) =>
      durable.transaction(async (queries) => {
        await queries.run('DELETE FROM webhook_delivery WHERE webhook_id = ?', [id]);
        await queries.run('DELETE FROM webhook WHERE id = ?', [id]);
        await endUnusedFeeds(queries);
      }),
    replaceSecret: (id, secret) =>
      durable.transaction((queries) =>
        replaceSecret(queries, { id, sealing, now: clock() }, secret),
      ),
  };
}
