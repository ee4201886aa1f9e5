/**
 * A key for a mutation that must not act twice: made anew for each time somebody presses, kept for trying again. `randomUUID` is missing
 * where a page came over plain HTTP.
 */
export function newRequestKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
