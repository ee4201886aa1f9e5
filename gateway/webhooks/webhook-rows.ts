import type {
  WebhookDeliveryProblem,
  WebhookDeliveryStatus,
  WebhookEventKind,
} from '../generated/resolvers.ts';
import type { Sealing } from '../sealed/sealing.ts';
import type { Delivery, PauseReason, SealedWebhook, Webhook } from './webhook.ts';

/** A row of the table `webhook`, with what is stored of its API token. */
export interface WebhookRow {
  id: string;
  enterprise: string;
  audience: string;
  account: string;
  token_id: string;
  token_expires_at: number;
  name: string;
  /** Separated by spaces. */
  kinds: string;
  sealed: Buffer;
  created_at: number;
  former_until: number | null;
  paused_at: number | null;
  pause_reason: PauseReason | null;
  failing_since: number | null;
  held_until: number | null;
  stopped_at: number | null;
  creator: string | null;
  creator_name: string | null;
  api_token_name: string | null;
  api_token_expires_at: number | null;
  api_token_ended_at: number | null;
}

/** Reads webhooks; a condition follows. */
export const SELECT_WEBHOOKS = `SELECT webhook.*, api_token.name AS api_token_name,
  api_token.expires_at AS api_token_expires_at, api_token.ended_at AS api_token_ended_at
  FROM webhook LEFT JOIN api_token ON api_token.id = webhook.token_id`;

/** Rows whose API token works; the value is the current time. */
export const TOKEN_WORKS =
  'token_id IN (SELECT id FROM api_token WHERE ended_at IS NULL AND expires_at > ?)';

/** Null when it was sealed with a secret that is no longer known. */
export function webhookOf(row: WebhookRow, sealing: Sealing): Webhook | null {
  const sealed = sealing.unseal(row.sealed, sealedAs(row.id)) as SealedWebhook | null;
  if (sealed === null) return null;
  const { enterprise, audience, account } = row;
  return {
    ...sealed,
    id: row.id,
    owner: { enterprise, audience, account },
    creator:
      row.creator === null ? null : { code: row.creator, name: row.creator_name ?? row.creator },
    isAccountLocked: false,
    tokenId: row.token_id,
    token:
      row.api_token_name === null
        ? null
        : {
            name: row.api_token_name,
            expiresAt: row.api_token_expires_at ?? 0,
            endedAt: row.api_token_ended_at,
          },
    tokenExpiresAt: row.token_expires_at,
    name: row.name,
    kinds: row.kinds.split(' ') as WebhookEventKind[],
    createdAt: row.created_at,
    formerUntil: row.former_until,
    pausedAt: row.paused_at,
    pauseReason: row.pause_reason,
    failingSince: row.failing_since,
    heldUntil: row.held_until,
    stoppedAt: row.stopped_at,
  };
}

/** What the contents of a webhook are bound to. */
export const sealedAs = (id: string): string => `webhook ${id}`;

/** A row of the table `webhook_delivery`. */
export interface DeliveryRow {
  id: string;
  webhook_id: string;
  event_id: string;
  kind: WebhookEventKind;
  sealed: Buffer;
  occurred_at: number;
  status: WebhookDeliveryStatus;
  attempts: number;
  next_at: number | null;
  last_at: number | null;
  status_code: number | null;
  duration_ms: number | null;
  problem: WebhookDeliveryProblem | null;
}

/** A line of the log of a webhook. It is sent when it is due and the receiver wants something again. */
export function deliveryOf(row: DeliveryRow, { heldUntil }: Webhook): Delivery {
  return {
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    kind: row.kind,
    occurredAt: row.occurred_at,
    status: row.status,
    attempts: row.attempts,
    nextAt: row.next_at === null ? null : Math.max(row.next_at, heldUntil ?? 0),
    lastAt: row.last_at,
    statusCode: row.status_code,
    durationMs: row.duration_ms,
    problem: row.problem,
  };
}
