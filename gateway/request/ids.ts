/**
 * An id within an enterprise: the type and its business keys, encoded. The domains work with it;
 * clients get it together with its owner (`publicId`).
 */
export function globalId(type: string, ...keys: string[]): string {
  return encoded([type, ...keys.map(encodeURIComponent)]);
}

/**
 * The business keys of an id of this type; null for an id of a different type or a malformed one.
 */
export function keysOfId(type: string, id: string): string[] | null {
  const [found, ...keys] = partsOf(id);
  return found === type && keys.length > 0 ? decoded(keys) : null;
}

/** To whom an object belongs: its id is valid for nobody else. */
export interface IdOwner {
  /** Number of the enterprise. */
  enterprise: string;
  /** What else the object depends on, such as an account or a post; empty for nothing else. */
  scope: string;
}

/**
 * An id as clients see it: `type@enterprise@scope` and the keys, encoded. It is unique among all
 * types, enterprises and scopes, and the same in every request and process, which client caches and
 * other subgraphs rely on. Clients must not decode it.
 */
export function publicId(type: string, id: string, owner: IdOwner): string {
  const keys = keysOfId(type, id) ?? [id];
  return encoded([prefixOf(type, owner), ...keys.map(encodeURIComponent)]);
}

/** The type that an id names; empty when it names none. */
export function typeOfId(id: string): string {
  return /^[A-Za-z]+(?=@|$)/u.exec(partsOf(id)[0] ?? '')?.[0] ?? '';
}

/**
 * The keys of an id that a client sent; null when it is malformed, of a different type or of a
 * different owner. Ids of release 0.6.0 name no owner: they are taken as the caller's own.
 */
export function ownKeysOf(type: string, id: string, owner: IdOwner): string[] | null {
  const [prefix, ...keys] = partsOf(id);
  const isOwn = prefix === prefixOf(type, owner) || prefix === type;
  return isOwn && keys.length > 0 ? decoded(keys) : null;
}

const prefixOf = (type: string, { enterprise, scope }: IdOwner): string =>
  [type, encodeURIComponent(enterprise), encodeURIComponent(scope)].join('@');

const encoded = (parts: readonly string[]): string =>
  Buffer.from(parts.join('/'), 'utf8').toString('base64url');

const partsOf = (id: string): string[] => Buffer.from(id, 'base64url').toString('utf8').split('/');

function decoded(keys: readonly string[]): string[] | null {
  try {
    return keys.map(decodeURIComponent);
  } catch {
    return null;
  }
}
