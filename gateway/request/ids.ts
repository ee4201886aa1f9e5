/**
 * Opaque ids: the type and its business keys, packed. The same thing has the same id in every request and every process, which is what
 * client caches and `_entities` rely on. Nobody outside may take one apart, so the packing may change with a new schema version only.
 */
export function globalId(type: string, ...keys: string[]): string {
  return Buffer.from([type, ...keys].map(encodeURIComponent).join('/'), 'utf8').toString(
    'base64url',
  );
}

/** The business keys of an id of this type; null for an id of another type or of no type at all. */
export function keysOfId(type: string, id: string): string[] | null {
  try {
    const [found, ...keys] = Buffer.from(id, 'base64url')
      .toString('utf8')
      .split('/')
      .map(decodeURIComponent);
    return found === type && keys.length > 0 ? keys : null;
  } catch {
    return null;
  }
}
