import type { MessageKey } from '../language/messages.ts';
import type { ExceededLimit } from './exceeded-limit.ts';

/**
 * All values of `extensions.code` that the gateway defines. The codes of GraphQL itself
 * come in addition.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'SESSION_EXPIRED'
  | 'SESSION_LOCKED'
  | 'SCOPE_CHANGED'
  | 'CONFIRMATION_REQUIRED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'UPSTREAM_FAILED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNREACHABLE'
  | 'RATE_LIMITED'
  | 'OVERLOADED'
  | 'QUERY_TOO_COMPLEX'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'INTERNAL';

/** The text of each code if an error has no more specific one. */
export const DEFAULT_MESSAGES: Record<ErrorCode, MessageKey> = {
  UNAUTHENTICATED: 'unauthenticated',
  SESSION_EXPIRED: 'sessionExpired',
  SESSION_LOCKED: 'sessionLocked',
  SCOPE_CHANGED: 'scopeChanged',
  CONFIRMATION_REQUIRED: 'confirmationRequired',
  FORBIDDEN: 'forbidden',
  BAD_USER_INPUT: 'badUserInput',
  BAD_REQUEST: 'badRequest',
  NOT_FOUND: 'notFound',
  UPSTREAM_FAILED: 'upstreamFailed',
  UPSTREAM_TIMEOUT: 'upstreamTimeout',
  UPSTREAM_UNREACHABLE: 'upstreamUnreachable',
  RATE_LIMITED: 'rateLimited',
  OVERLOADED: 'overloaded',
  QUERY_TOO_COMPLEX: 'queryTooComplex',
  PERSISTED_QUERY_NOT_FOUND: 'persistedQueryUnknown',
  INTERNAL: 'internal',
};

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
  /** Fills other names in the text. Nothing that the caller did not send or may not know. */
  readonly values: Readonly<Record<string, string>> | undefined;
  constructor(
    code: ErrorCode,
    messageKey: MessageKey = DEFAULT_MESSAGES[code],
    limit?: ExceededLimit,
    values?: Readonly<Record<string, string>>,
  ) {
    super(code);
    this.code = code;
    this.messageKey = messageKey;
    this.limit = limit;
    this.values = values;
  }
}
