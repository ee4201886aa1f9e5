import { GatewayError } from './gateway-error.ts';
import type { MessageKey } from '../language/messages.ts';

/**
 * The error for an exceeded rate limit. It says how long to wait in its text, in `extensions.limit`
 * and in the Retry-After header.
 */
export function rateLimited(
  { name, limit, value, waitMs }: { name: string; limit: number; value?: number; waitMs: number },
  message: MessageKey = 'rateLimitedFor',
): GatewayError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new GatewayError('RATE_LIMITED', message, {
    ...{ name, limit, retryAfterSeconds },
    ...(value !== undefined && { value }),
  });
}
