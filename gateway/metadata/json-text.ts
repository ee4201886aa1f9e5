/**
 * Parses a JSON object that metadata contain as text; an empty object for anything else. Some
 * services send it as an object.
 */
export function objectOf(text: unknown): Readonly<Record<string, unknown>> {
  return isObjectText(text) ? { ...(valueOf(text) as object) } : {};
}

/** Parses a JSON list in the same way; null for anything else. */
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
