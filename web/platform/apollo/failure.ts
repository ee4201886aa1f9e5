import type { Reason } from '../../design/feedback/reason.ts';

/** An error of a request for a user: why, and the number that an operator can find it by. */
export type Failure = Reason & { requestId: string | null };

interface ErrorOfGraphQL {
  path?: readonly (string | number)[];
  message?: unknown;
  extensions?: Readonly<Record<string, unknown>>;
}

/** What is said of an error, by its code. `speaks` where the gateway's own message is made for people and says more than our text. */
interface Wording {
  textKey: string;
  speaks?: (error: ErrorOfGraphQL) => boolean;
}

const always = () => true;
const refused: Wording = { textKey: 'service.unknown', speaks: always };

const wordings: Readonly<Record<string, Wording>> = {
  UNAUTHENTICATED: { textKey: 'session.expired.notice' },
  SESSION_EXPIRED: { textKey: 'session.expired.notice' },
  UPSTREAM_FAILED: { textKey: 'service.unavailable', speaks: isRefusal },
  UPSTREAM_UNREACHABLE: { textKey: 'service.unavailable', speaks: isHeldBack },
  UPSTREAM_TIMEOUT: { textKey: 'service.late', speaks: isHeldBack },
  RATE_LIMITED: { textKey: 'service.tooMany', speaks: always },
  SESSION_LOCKED: refused,
  SCOPE_CHANGED: refused,
  FORBIDDEN: refused,
  BAD_USER_INPUT: refused,
  NOT_FOUND: refused,
  QUERY_TOO_COMPLEX: refused,
};
const offline = { textKey: 'service.offline' };
const unknown: Wording = { textKey: 'service.unknown' };

/** The code with which the services report a fault of their own. */
const internalFault = 'B0001';

/** GraphQL errors carry a code; anything else means that the gateway was not reached or gave no GraphQL answer. */
export function failureOf(error: unknown): Failure {
  const first = errorsOf(error)?.[0];
  if (first === undefined)
    return {
      ...(statusOf(error) === 429 ? { textKey: 'service.tooMany' } : offline),
      requestId: null,
    };
  const requestId = first.extensions?.requestId;
  return { ...reasonOf(first), requestId: typeof requestId === 'string' ? requestId : null };
}

function reasonOf(error: ErrorOfGraphQL): Reason {
  const { textKey, speaks } = wordings[String(error.extensions?.code)] ?? unknown;
  const { message } = error;
  return typeof message === 'string' && message !== '' && speaks?.(error) === true
    ? { message }
    : { textKey };
}

/**
 * Whether the services answered, and said no: then the message is theirs, or says what is not configured. An answer that nobody can read, or a
 * fault that they report of themselves, is an outage.
 */
function isRefusal({ extensions = {} }: ErrorOfGraphQL): boolean {
  const { returncode, reason } = extensions;
  if (typeof reason === 'string') return reason !== 'MALFORMED';
  return typeof returncode === 'string' && returncode !== internalFault;
}

/** Whether the gateway itself did not ask the service, or stopped the request: its message says why, and what happens next. */
function isHeldBack({ extensions = {} }: ErrorOfGraphQL): boolean {
  return (
    extensions.reason === 'CIRCUIT_OPEN' ||
    extensions.reason === 'SERVICE_BUSY' ||
    extensions.limit !== undefined
  );
}

/** The code of a GraphQL error, such as FORBIDDEN; null when it is none. */
export function codeOf(error: unknown): string | null {
  const code = errorsOf(error)?.[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

export function errorsOf(error: unknown): readonly ErrorOfGraphQL[] | undefined {
  if (
    typeof error !== 'object' ||
    error === null ||
    !('errors' in error) ||
    !Array.isArray(error.errors)
  )
    return undefined;
  return error.errors as readonly ErrorOfGraphQL[];
}

/** The HTTP status with which the gateway refused a request as such; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
