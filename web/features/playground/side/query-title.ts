const NAMED = /(?:query|mutation)\s+(\w+)/u;

/** The name of the first operation, or its first field; null if there is neither. */
export function titleOf(query: string): string | null {
  const text = query.replaceAll(/#.*$/gmu, '');
  return NAMED.exec(text)?.[1] ?? /\{\s*(?:viewer\s*\{\s*)?(\w+)/u.exec(text)?.[1] ?? null;
}
