/** An error of a request in words for a user: which text tells it, and the number that an operator can find it by. */
export interface Failure {
  textKey: string;
  requestId: string | null;
}

const texts: Readonly<Record<string, { textKey: string }>> = {
  UNAUTHENTICATED: { textKey: 'session.expired.notice' },
  SESSION_EXPIRED: { textKey: 'session.expired.notice' },
  UPSTREAM_FAILED: { textKey: 'service.unavailable' },
  UPSTREAM_UNREACHABLE: { textKey: 'service.unavailable' },
  UPSTREAM_TIMEOUT: { textKey: 'service.late' },
  RATE_LIMITED: { textKey: 'service.tooMany' },
};
const offline = { textKey: 'service.offline' };
const unknown = { textKey: 'service.unknown' };

interface ErrorOfGraphQL {
  extensions?: Readonly<Record<string, unknown>>;
}

/** GraphQL errors carry a code; anything else means that the gateway was not reached or gave no GraphQL answer. */
export function failureOf(error: unknown): Failure {
  const first = errorsOf(error)?.[0];
  if (first === undefined) return { ...(statusOf(error) === 429 ? { textKey: 'service.tooMany' } : offline), requestId: null };
  const requestId = first.extensions?.requestId;
  return {
    ...(texts[String(first.extensions?.code)] ?? unknown),
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

/** The code of a GraphQL error, such as FORBIDDEN; null when it is none. */
export function codeOf(error: unknown): string | null {
  const code = errorsOf(error)?.[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

export function errorsOf(error: unknown): readonly ErrorOfGraphQL[] | undefined {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return undefined;
  return error.errors as readonly ErrorOfGraphQL[];
}

/** The HTTP status with which the gateway refused a request as such; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
