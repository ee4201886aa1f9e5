/** A code as text; some services send codes as numbers. Empty for other values. */
export function codeOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A field of an untyped answer; undefined when the answer is not an object. */
export function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? (data as Record<string, unknown>)[name]
    : undefined;
}

/** A count for the schema: an integer from 0 to 2^31 - 1; null for anything else. */
export function countOf(value: unknown): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isFinite(count) && count >= 0
    ? Math.min(Math.floor(count), 2_147_483_647)
    : null;
}

/**
 * A counter of an answer. Services answer null, for one counter or for all, when there is nothing to
 * count, which is 0. A missing counter and anything that is not a count are null.
 */
export function counterIn(data: unknown, name: string): number | null {
  const value = data === null ? null : field(data, name);
  return value === null ? 0 : countOf(value);
}

/** A list of names; other values are left out. */
export function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(codeOf).filter((name) => name !== '') : [];
}
