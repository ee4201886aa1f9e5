import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookDeliveryProblem } from '../generated/resolvers.ts';
import type { OutsideClient } from '../upstream/outside/outside-client.ts';
import { retryAfterMs } from './retry-after.ts';
import type { Attempt, Webhook, WebhookEvent } from './webhook.ts';

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 512;
const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';

const NOTHING = Buffer.alloc(0);

/** A secret in the form that libraries of Standard Webhooks take. */
export function newSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Sends an event to a webhook once. `now` is the time that is signed. */
export async function sendEvent(
  outside: OutsideClient,
  webhook: Webhook,
  { event, now }: { event: WebhookEvent; now: number },
): Promise<Attempt> {
  const body = bodyOf(event);
  const started = performance.now();
  const answer = await outside.post({
    url: new URL(webhook.url),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'retail-portal-webhooks',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': signaturesOf(webhook, { id: event.id, body, now }),
    },
    body,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
  });
  const durationMs = Math.round(performance.now() - started);
  if (typeof answer === 'string')
    return { statusCode: null, durationMs, problem: answer, waitMs: 0, answer: NOTHING };
  const { status, retryAfter, body: received } = answer;
  const waitMs = retryAfterMs(status, retryAfter, now);
  return { statusCode: status, durationMs, problem: problemOf(status), waitMs, answer: received };
}

/** What receivers get. */
function bodyOf({ id, kind, occurredAt, data }: WebhookEvent): string {
  return JSON.stringify({ id, kind, occurredAt: new Date(occurredAt).toISOString(), data });
}

/** What is signed of an event. The time is that of the header, in whole seconds. */
interface SignedContent {
  id: string;
  body: string;
  now: number;
}

/** One signature, or two while the secret before the current one is still valid. */
function signaturesOf(
  { secret, formerSecret, formerUntil }: Webhook,
  content: SignedContent,
): string {
  const { now } = content;
  const former = formerUntil !== null && formerUntil > now ? formerSecret : null;
  return [secret, former]
    .filter((each) => each !== null)
    .map((each) => signatureOf(each, content))
    .join(' ');
}

/**
 * The signature of Standard Webhooks: HMAC-SHA-256 over id, time and body. The library of that name
 * brings a SHA-256 of its own; here it is that of Node.
 */
function signatureOf(secret: string, { id, body, now }: SignedContent): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const content = `${id}.${String(Math.floor(now / 1000))}.${body}`;
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

function problemOf(status: number): WebhookDeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
}
