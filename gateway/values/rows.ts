/** A code that some services send as a text and others as a number. */
export function codeOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** One field of an answer of which nothing is certain. */
export function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? (data as Record<string, unknown>)[name]
    : undefined;
}

/** A count for the schema: whole, never negative and within 32 bits. Null for everything else. */
export function countOf(value: unknown): number | null {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isFinite(count) && count >= 0
    ? Math.min(Math.floor(count), 2_147_483_647)
    : null;
}

/** A list of names; what is none of it is left out. */
export function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(codeOf).filter((name) => name !== '') : [];
}
