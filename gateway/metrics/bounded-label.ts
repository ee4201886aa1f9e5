/** What further values are counted as. */
const REST = 'other';

/**
 * Limits the values of a label, because each is a time series that is kept forever, and clients
 * choose some of them: only the first `limit` values are counted by themselves.
 */
export function createBoundedLabel(limit: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= limit) return REST;
    known.add(value);
    return value;
  };
}

/** Counts only the given values by themselves. */
export function knownLabel(values: readonly string[]): (value: string) => string {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : REST);
}
