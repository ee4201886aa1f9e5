import type { MessageKey } from '../language/messages.ts';
import type { ErrorCode } from './gateway-error.ts';
import { RETURNCODES } from './returncodes.ts';
import type { UpstreamError, UpstreamErrorKind } from './upstream-error.ts';

/** How an error of the services appears to clients. */
export interface ErrorShape {
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

const SHAPES_BY_KIND: Record<UpstreamErrorKind, ErrorShape> = {
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
const SHAPES_BY_RETURNCODE: ReadonlyMap<string, ErrorShape> = new Map<string, ErrorShape>([
  [RETURNCODES.WRONG_CREDENTIALS, { code: 'UNAUTHENTICATED', message: 'wrongCredentials' }],
  [RETURNCODES.TOO_MANY_ATTEMPTS, { code: 'UNAUTHENTICATED', message: 'tooManyAttempts' }],
  [RETURNCODES.TOKEN_EXPIRED, { code: 'UNAUTHENTICATED', message: 'unauthenticated' }],
  [RETURNCODES.SESSION_ENDED, { code: 'UNAUTHENTICATED', message: 'unauthenticated' }],
  [RETURNCODES.NOT_PERMITTED, { code: 'FORBIDDEN', message: 'forbidden' }],
  [RETURNCODES.INVALID, { code: 'BAD_USER_INPUT', message: 'badUserInput' }],
  [
    RETURNCODES.CONFLICT,
    { code: 'UPSTREAM_FAILED', message: 'changedByAnotherUser', reason: 'CONFLICT' },
  ],
  [RETURNCODES.SYSTEM_FAULT, { code: 'UPSTREAM_FAILED', message: 'upstreamFailed' }],
]);

/** The shape of an error; null for a refusal whose returncode has none, which keeps the services' text. */
export function shapeOf({ kind, returncode = '' }: UpstreamError): ErrorShape | null {
  return kind === 'refused' ? (SHAPES_BY_RETURNCODE.get(returncode) ?? null) : SHAPES_BY_KIND[kind];
}

/** The shape of a refusal whose returncode has none. */
export const OTHER_REFUSAL: ErrorShape = SHAPES_BY_KIND.refused;
