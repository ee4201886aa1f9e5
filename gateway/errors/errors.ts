import { RETURNCODES } from './returncodes.ts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ExceededLimit } from './exceeded-limit.ts';
import { messageIn, type Locale, type MessageKey } from '../language/messages.ts';
import { waitText } from '../language/wait-text.ts';
import type { Logger } from '../logging/logger.ts';
import { presentable } from './presentable.ts';
import { UpstreamError, type UpstreamErrorKind } from './upstream-error.ts';

/**
 * All values of `extensions.code` that the gateway defines. The codes of GraphQL itself (PASSED_ON)
 * come in addition.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'SESSION_EXPIRED'
  | 'SESSION_LOCKED'
  | 'SCOPE_CHANGED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'UPSTREAM_FAILED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNREACHABLE'
  | 'RATE_LIMITED'
  | 'QUERY_TOO_COMPLEX'
  | 'INTERNAL';

interface Shape {
  code: ErrorCode;
  message: MessageKey;
  /** Distinguishes errors that share a code. */
  reason?:
    | 'STILL_RUNNING'
    | 'TOKEN_REFRESH_FAILED'
    | 'NOT_IMPLEMENTED'
    | 'NOT_CONFIGURED'
    | 'ADDRESS_NOT_ALLOWED'
    | 'MALFORMED'
    | 'CONFLICT'
    | 'SERVICE_BUSY'
    | 'CIRCUIT_OPEN';
}

const KINDS: Record<UpstreamErrorKind, Shape> = {
  refused: { code: 'UPSTREAM_FAILED', message: 'upstreamFailed' },
  timeout: { code: 'UPSTREAM_TIMEOUT', message: 'upstreamTimeout' },
  late: { code: 'UPSTREAM_TIMEOUT', message: 'upstreamTimeout', reason: 'STILL_RUNNING' },
  unreachable: { code: 'UPSTREAM_UNREACHABLE', message: 'upstreamUnreachable' },
  cancelled: { code: 'UPSTREAM_UNREACHABLE', message: 'upstreamUnreachable' },
  'too-many-calls': { code: 'QUERY_TOO_COMPLEX', message: 'tooManyCalls' },
  busy: { code: 'UPSTREAM_TIMEOUT', message: 'serviceBusy', reason: 'SERVICE_BUSY' },
  'circuit-open': { code: 'UPSTREAM_UNREACHABLE', message: 'circuitOpen', reason: 'CIRCUIT_OPEN' },
  malformed: { code: 'UPSTREAM_FAILED', message: 'upstreamFailed', reason: 'MALFORMED' },
  'session-ended': { code: 'SESSION_EXPIRED', message: 'sessionExpired' },
  'refresh-failed': {
    code: 'UPSTREAM_UNREACHABLE',
    message: 'tokenRefreshFailed',
    reason: 'TOKEN_REFRESH_FAILED',
  },
  'not-allowed': {
    code: 'UPSTREAM_FAILED',
    message: 'addressNotAllowed',
    reason: 'ADDRESS_NOT_ALLOWED',
  },
  'not-configured': { code: 'UPSTREAM_FAILED', message: 'notConfigured', reason: 'NOT_CONFIGURED' },
  'not-implemented': {
    code: 'UPSTREAM_FAILED',
    message: 'notImplemented',
    reason: 'NOT_IMPLEMENTED',
  },
};

/**
 * Returncodes with a fixed error code and text. All others become UPSTREAM_FAILED with the
 * services' message.
 */
const SHAPES_OF_RETURNCODES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  [RETURNCODES.WRONG_CREDENTIALS, { code: 'UNAUTHENTICATED', message: 'wrongCredentials' }],
  [RETURNCODES.TOO_MANY_ATTEMPTS, { code: 'UNAUTHENTICATED', message: 'tooManyAttempts' }],
  [RETURNCODES.TOKEN_EXPIRED, { code: 'UNAUTHENTICATED', message: 'unauthenticated' }],
  [RETURNCODES.SESSION_ENDED, { code: 'UNAUTHENTICATED', message: 'unauthenticated' }],
  [RETURNCODES.NOT_PERMITTED, { code: 'FORBIDDEN', message: 'forbidden' }],
  [RETURNCODES.INVALID, { code: 'BAD_USER_INPUT', message: 'badUserInput' }],
  [
    RETURNCODES.CONFLICT,
    { code: 'UPSTREAM_FAILED', message: 'changedBySomebodyElse', reason: 'CONFLICT' },
  ],
  [RETURNCODES.SYSTEM_FAULT, { code: 'UPSTREAM_FAILED', message: 'upstreamFailed' }],
]);

const OWN: Record<ErrorCode, MessageKey> = {
  UNAUTHENTICATED: 'unauthenticated',
  SESSION_EXPIRED: 'sessionExpired',
  SESSION_LOCKED: 'sessionLocked',
  SCOPE_CHANGED: 'scopeChanged',
  FORBIDDEN: 'forbidden',
  BAD_USER_INPUT: 'badUserInput',
  NOT_FOUND: 'notFound',
  UPSTREAM_FAILED: 'upstreamFailed',
  UPSTREAM_TIMEOUT: 'upstreamTimeout',
  UPSTREAM_UNREACHABLE: 'upstreamUnreachable',
  RATE_LIMITED: 'rateLimited',
  QUERY_TOO_COMPLEX: 'queryTooComplex',
  INTERNAL: 'internal',
};

/**
 * Errors about the request itself, from GraphQL, Apollo Server or a limit. They repeat only what
 * the caller wrote, so they are passed on unchanged.
 */
const PASSED_ON: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  ...Object.keys(OWN).filter((code) => code !== 'INTERNAL'),
]);

/**
 * An error of the gateway itself. Its text is looked up in the caller's language when the answer is
 * written.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly messageKey: MessageKey;
  /** Fills `{limit}`, `{value}` and `{wait}` in the text. */
  readonly limit: ExceededLimit | undefined;
  constructor(code: ErrorCode, messageKey: MessageKey = OWN[code], limit?: ExceededLimit) {
    super(code);
    this.code = code;
    this.messageKey = messageKey;
    this.limit = limit;
  }
}

export interface ErrorAudience {
  locale: Locale;
  requestId: string;
}

export interface DescribedError {
  message: string;
  extensions: {
    code: ErrorCode;
    requestId: string;
    reason?: string;
    returncode?: string;
    upstream?: { operation: string };
    limit?: ExceededLimit;
  };
}

/**
 * The public description of an error, from the tables above. An error's own text never appears in
 * it, except a refusal of the services that is fit for users.
 */
export function describeError(
  error: unknown,
  { locale, requestId }: ErrorAudience,
): DescribedError {
  if (error instanceof GatewayError) {
    const { limit } = error;
    const message = messageIn(locale, error.messageKey, valuesOf(limit, locale));
    return { message, extensions: { code: error.code, requestId, ...(limit && { limit }) } };
  }
  if (!(error instanceof UpstreamError)) {
    return { message: messageIn(locale, 'internal'), extensions: { code: 'INTERNAL', requestId } };
  }
  const known =
    error.kind === 'refused'
      ? SHAPES_OF_RETURNCODES.get(error.returncode ?? '')
      : KINDS[error.kind];
  const { code, message, reason } = known ?? KINDS.refused;
  return {
    message: known
      ? messageIn(locale, message, valuesOf(error.exceeded, locale))
      : refusalText(error, locale),
    extensions: {
      code,
      requestId,
      ...(reason && { reason }),
      ...(error.returncode !== undefined && { returncode: error.returncode }),
      upstream: { operation: error.operation },
      ...(error.exceeded && { limit: error.exceeded }),
    },
  };
}

function valuesOf(
  exceeded: ExceededLimit | undefined,
  locale: Locale,
): Record<string, string | number> {
  if (exceeded === undefined) return {};
  const { limit, value, retryAfterSeconds } = exceeded;
  return {
    limit,
    value: value ?? '',
    ...(retryAfterSeconds !== undefined && { wait: waitText(locale, retryAfterSeconds) }),
  };
}

/**
 * The services' own text if it is fit for users. Otherwise a text with the returncode, which at
 * least shows that it was not an outage.
 */
function refusalText({ refusal, returncode }: UpstreamError, locale: Locale): string {
  const said = presentable(refusal);
  if (said !== null) return said;
  return returncode === undefined
    ? messageIn(locale, 'upstreamFailed')
    : messageIn(locale, 'upstreamRefused', { code: returncode });
}

export function toGraphQLError(error: unknown, audience: ErrorAudience): GraphQLError {
  if (isPassedOn(error)) return error;
  const { message, extensions } = describeError(error, audience);
  return new GraphQLError(message, { extensions });
}

/**
 * Apollo Server's `formatError` for one request. Errors that are not in the tables become INTERNAL
 * and are logged.
 */
export function formatError({ locale, requestId, logger }: ErrorAudience & { logger: Logger }) {
  return function format(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
    if (isPassedOn(thrown))
      return { ...formatted, extensions: { code: thrown.extensions.code, requestId } };
    const error =
      thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
    const told = describeError(error, { locale, requestId });
    logError(
      error,
      { requestId, code: told.extensions.code, path: formatted.path?.join('.') },
      logger,
    );
    const { locations, path } = formatted;
    return {
      message: told.message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: told.extensions,
    };
  };
}

function isPassedOn(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError) || !PASSED_ON.has(error.extensions.code)) return false;
  return error.originalError === undefined || error.originalError instanceof GraphQLError;
}

/**
 * Logs errors of the services as warnings and unexpected errors as errors. The gateway's own
 * refusals and limits are normal and not logged.
 */
export function logError(error: unknown, fields: object, logger: Logger): void {
  if (error instanceof GatewayError || isCancelled(error)) return;
  if (error instanceof UpstreamError) {
    if (error.kind === 'too-many-calls') return;
    logger.warn(fields, error.message);
    return;
  }
  logger.error(
    {
      ...fields,
      stack: withoutQueries(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ),
    },
    'unexpected error',
  );
}

/** Whether a REST call was aborted because its request was cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'cancelled';
}

function withoutQueries(text: string): string {
  return text.replace(/\?[^\s"'<>)]*/gu, '?…');
}
