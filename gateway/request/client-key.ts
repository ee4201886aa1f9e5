import type { Refusal } from '../errors/user-error.ts';

/**
 * An idempotency key. The client creates one for each press and reuses it for retries, so that the
 * services do nothing twice.
 */
const KEY_FORMAT = /^[\w-]{8,64}$/u;

/** Null when the key is valid. */
export function keyRefusal(key: string): Refusal | null {
  return KEY_FORMAT.test(key) ? null : { field: 'key', code: 'INVALID', message: 'malformedKey' };
}
