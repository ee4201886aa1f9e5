import type { Owner } from '../request/owner.ts';
import type {
  WebhookDeliveryProblem,
  WebhookDeliveryStatus,
  WebhookEventKind,
} from '../generated/resolvers.ts';
import type { TokenCreator } from '../store/api-tokens/api-token-rows.ts';

/** Maximum webhooks of an account. */
export const MAX_WEBHOOKS = 10;
/** Maximum events of a webhook that wait; with more it is paused. */
export const MAX_WAITING = 1_000;
/** How long the secret before the current one signs as well. */
export const OVERLAP_MS = 24 * 3_600_000;
/** How long deliveries are kept. */
export const KEPT_MS = 7 * 86_400_000;
/** A webhook whose API token has not worked for so long is removed. */
export const REMOVED_AFTER_MS = 90 * 86_400_000;
/** A webhook whose receiver has failed for so long is paused. */
export const MAX_FAILING_MS = 3 * 86_400_000;

/** Why a webhook was paused. */
export type PauseReason =
  | 'PAUSED_BY_OWNER'
  | 'RECEIVER_FAILED'
  | 'RECEIVER_GONE'
  | 'TOO_MANY_WAITING';

/** What must not be readable in a copy of the store. */
export interface SealedWebhook {
  /** It may contain a key of the receiver. */
  url: string;
  secret: string;
  /** The secret before it; signs as well until `formerUntil`. */
  formerSecret: string | null;
}

/** The API token of a webhook, as far as it is still stored. */
interface WebhookToken {
  name: string;
  expiresAt: number;
  endedAt: number | null;
}

export interface Webhook extends SealedWebhook {
  id: string;
  owner: Owner;
  /** The administrator who created it for a service account; null when its account did. */
  creator: TokenCreator | null;
  /** An administrator reads it, and its service account is locked. */
  isAccountLocked: boolean;
  tokenId: string;
  /** Null when it was revoked, or expired long ago. */
  token: WebhookToken | null;
  tokenExpiresAt: number;
  name: string;
  kinds: readonly WebhookEventKind[];
  createdAt: number;
  formerUntil: number | null;
  pausedAt: number | null;
  pauseReason: PauseReason | null;
  /** Since when its receiver has been failing; null while it accepts events. */
  failingSince: number | null;
  /** Since when its API token does not work, as was noted; null while it works. */
  stoppedAt: number | null;
  /** Until when nothing is sent, because the receiver asked for it; null when it never did. */
  heldUntil: number | null;
}

/** An event, in the form in which all webhooks of a token get it. */
export interface WebhookEvent {
  id: string;
  kind: WebhookEventKind;
  occurredAt: number;
  data: Readonly<Record<string, string | number | boolean | null>>;
}

/** A line of the delivery log. */
export interface Delivery {
  id: string;
  webhookId: string;
  eventId: string;
  kind: WebhookEventKind;
  occurredAt: number;
  status: WebhookDeliveryStatus;
  attempts: number;
  nextAt: number | null;
  lastAt: number | null;
  statusCode: number | null;
  durationMs: number | null;
  problem: WebhookDeliveryProblem | null;
}

/** How an attempt ended. */
export interface Attempt {
  statusCode: number | null;
  durationMs: number;
  /** Null when the receiver accepted the event. */
  problem: WebhookDeliveryProblem | null;
  /** For how long the receiver wants nothing, as it said; 0 when it did not say so. */
  waitMs: number;
  /** The first bytes of the answer. */
  answer: Buffer;
}
