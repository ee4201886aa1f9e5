/** An object that metadata hold as text; what is none is an empty one. Some services send it unpacked. */
export function objectOf(text: unknown): Readonly<Record<string, unknown>> {
  return isObjectText(text) ? { ...(valueOf(text) as object) } : {};
}

/** The same for a list; null for what is none. */
export function listOf(text: unknown): unknown[] | null {
  const value = valueOf(text);
  return Array.isArray(value) ? value : null;
}

export function isObjectText(text: unknown): boolean {
  const value = valueOf(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
