import type { Reason } from '../../design/feedback/reason.ts';

/** A failed request as shown to the user: the reason and the request id for the gateway's log. */
export type Failure = Reason & { requestId: string | null };

interface GraphQLErrorLike {
  path?: readonly (string | number)[];
  message?: unknown;
  extensions?: Readonly<Record<string, unknown>>;
}

/**
 * The message for an error code. If `isForUsers` holds, the gateway's own message is written for
 * users and more specific than our text.
 */
interface ErrorText {
  textKey: string;
  isForUsers?: (error: GraphQLErrorLike) => boolean;
}

const always = () => true;
const refused: ErrorText = { textKey: 'service.unknown', isForUsers: always };

const errorTexts: Readonly<Record<string, ErrorText>> = {
  UNAUTHENTICATED: { textKey: 'session.expired.notice' },
  SESSION_EXPIRED: { textKey: 'session.expired.notice' },
  UPSTREAM_FAILED: { textKey: 'service.unavailable', isForUsers: isRefusal },
  UPSTREAM_UNREACHABLE: { textKey: 'service.unavailable', isForUsers: isStoppedByGateway },
  UPSTREAM_TIMEOUT: { textKey: 'service.late', isForUsers: isStoppedByGateway },
  OVERLOADED: { textKey: 'service.busy', isForUsers: always },
  RATE_LIMITED: { textKey: 'service.tooMany', isForUsers: always },
  SESSION_LOCKED: refused,
  SCOPE_CHANGED: refused,
  CONFIRMATION_REQUIRED: refused,
  FORBIDDEN: refused,
  BAD_USER_INPUT: refused,
  NOT_FOUND: refused,
  QUERY_TOO_COMPLEX: refused,
};
const offline = { textKey: 'service.offline' };
/** For refusals without a GraphQL answer. */
const textsByStatus: ReadonlyMap<number | undefined, Reason> = new Map([
  [429, { textKey: 'service.tooMany' }],
  [503, { textKey: 'service.busy' }],
]);
const unknown: ErrorText = { textKey: 'service.unknown' };

/** Returncode of an internal error of the services. */
export const INTERNAL_FAULT = 'B0001';

/**
 * The failure for an error. GraphQL errors have a code; any other error means that the gateway was
 * not reached or gave no GraphQL answer.
 */
export function failureOf(error: unknown): Failure {
  const first = errorsOf(error)?.[0];
  if (first === undefined)
    return {
      ...(textsByStatus.get(statusOf(error)) ?? offline),
      requestId: null,
    };
  const { requestId, code } = first.extensions ?? {};
  const isReported = typeof requestId === 'string' && !isUpToUser(code);
  return { ...reasonOf(first), requestId: isReported ? requestId : null };
}

/** Whether the user alone can help: nothing is wrong that anybody could look up in the log. */
const isUpToUser = (code: unknown): boolean => code === 'CONFIRMATION_REQUIRED';

function reasonOf(error: GraphQLErrorLike): Reason {
  const { textKey, isForUsers: speaks } = errorTexts[String(error.extensions?.code)] ?? unknown;
  const { message } = error;
  return typeof message === 'string' && message !== '' && speaks?.(error) === true
    ? { message }
    : { textKey };
}

/**
 * Whether the services answered with a refusal: then the message is theirs, or says what is not
 * configured. Unreadable answers and internal errors of the services are outages instead.
 */
function isRefusal({ extensions = {} }: GraphQLErrorLike): boolean {
  const { returncode, reason } = extensions;
  if (typeof reason === 'string') return reason !== 'MALFORMED';
  return typeof returncode === 'string' && returncode !== INTERNAL_FAULT;
}

/**
 * Whether the gateway did not ask the service, or aborted the request: its message says why and
 * what happens next.
 */
function isStoppedByGateway({ extensions = {} }: GraphQLErrorLike): boolean {
  return (
    extensions.reason === 'CIRCUIT_OPEN' ||
    extensions.reason === 'SERVICE_BUSY' ||
    extensions.limit !== undefined
  );
}

/** The code of a GraphQL error, such as FORBIDDEN; null for any other error. */
export function codeOf(error: unknown): string | null {
  const code = errorsOf(error)?.[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

export function errorsOf(error: unknown): readonly GraphQLErrorLike[] | undefined {
  if (
    typeof error !== 'object' ||
    error === null ||
    !('errors' in error) ||
    !Array.isArray(error.errors)
  )
    return undefined;
  return error.errors as readonly GraphQLErrorLike[];
}

/**
 * The HTTP status of a request that the gateway rejected as a whole; undefined for any other error.
 */
export function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
