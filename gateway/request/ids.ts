/**
 * An opaque id: the type and its business keys, encoded. The same object has the same id in every
 * request and process, which client caches and `_entities` rely on. Clients must not decode it, so
 * the encoding changes only with a new schema version.
 */
export function globalId(type: string, ...keys: string[]): string {
  return Buffer.from([type, ...keys].map(encodeURIComponent).join('/'), 'utf8').toString(
    'base64url',
  );
}

/**
 * The business keys of an id of this type; null for an id of a different type or a malformed one.
 */
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
