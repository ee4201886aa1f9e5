/**
 * An idempotency key for a mutation: new for each user action, kept for its retries.
 * `crypto.randomUUID` does not exist on pages served over plain HTTP.
 */
export function createRequestKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
