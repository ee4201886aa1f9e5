import type { ExceededLimit } from './exceeded-limit.ts';

export type UpstreamErrorKind =
  /** The services answered with a returncode other than '0'. */
  | 'refused'
  | 'timeout'
  /**
   * The call took longer than its request waits. It continues, and a follow-up request may fetch
   * its answer.
   */
  | 'late'
  | 'unreachable'
  /** The call was aborted because its request was. It says nothing about the services. */
  | 'cancelled'
  /** Not sent: the request has used up its call budget. */
  | 'too-many-calls'
  /** Not sent: the service has as many running calls as it may have. */
  | 'busy'
  /** Not sent: the service has not been answering lately. */
  | 'circuit-open'
  /** HTML, a different envelope, a truncated body or invalid JSON. */
  | 'malformed'
  /** A0244, or a token that is rejected again after its refresh. The session is over. */
  | 'session-ended'
  /**
   * The token expired and could not be refreshed now. The session continues, and the next call may
   * try again.
   */
  | 'refresh-failed'
  /** A configured address that is not on its allow-list. */
  | 'not-allowed'
  /** No address is configured where one is needed. */
  | 'not-configured'
  /** The operator's services do not have this operation. */
  | 'not-implemented';

/** Calls that were not sent, so that they certainly changed nothing. */
const UNSENT: ReadonlySet<UpstreamErrorKind> = new Set<UpstreamErrorKind>([
  'too-many-calls',
  'busy',
  'circuit-open',
]);

export interface UpstreamErrorDetails {
  /** The operation's name, or the use of a configured address. Never a path or an address. */
  operation: string;
  returncode?: string;
  /** The services' message for users. */
  refusal?: string;
  /** The `data` of a refusal. */
  data?: unknown;
  /** The exceeded call budget. */
  exceeded?: ExceededLimit;
  cause?: unknown;
}

/**
 * A REST call that returned no data. Its message is safe to log: it has no address, token or query
 * string.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  readonly operation: string;
  readonly returncode: string | undefined;
  readonly refusal: string | undefined;
  /** The `data` of a refusal, such as who acted first. Unvalidated, and never logged. */
  readonly data: unknown;
  readonly exceeded: ExceededLimit | undefined;

  constructor(
    kind: UpstreamErrorKind,
    { operation, returncode, refusal, data, exceeded, cause }: UpstreamErrorDetails,
  ) {
    super(
      `${operation}: ${kind}${returncode === undefined ? '' : ` ${returncode}`}`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.operation = operation;
    this.returncode = returncode;
    this.refusal = refusal;
    this.data = data;
    this.exceeded = exceeded;
  }

  /** Whether the call was not sent at all. */
  get isUnsent(): boolean {
    return UNSENT.has(this.kind);
  }
}

/** Whether a REST call was aborted because its request was cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'cancelled';
}
