import { GatewayError } from './errors.ts';
import type { MessageKey } from '../language/messages.ts';

/** The refusal of one attempt too many, which says how long to wait: in its text, in `extensions.limit` and as Retry-After. */
export function rateLimited(
  { name, limit, waitMs }: { name: string; limit: number; waitMs: number },
  message: MessageKey = 'rateLimitedFor',
): GatewayError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new GatewayError('RATE_LIMITED', message, { name, limit, retryAfterSeconds });
}
