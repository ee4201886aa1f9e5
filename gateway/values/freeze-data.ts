/** Approximate memory of a value in bytes, in addition to its characters. */
const OVERHEAD = 16;

/**
 * Freezes JSON data deeply, so that several callers can share it, and returns its approximate size
 * in bytes. Iterative, because the services determine the depth.
 */
export function freezeData(data: unknown): number {
  let bytes = 0;
  const waiting: unknown[] = [data];
  while (waiting.length > 0) {
    const value = waiting.pop();
    bytes += OVERHEAD;
    if (typeof value === 'string') bytes += 2 * value.length;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      bytes += name.length;
      waiting.push(member);
    }
    Object.freeze(value);
  }
  return bytes;
}
