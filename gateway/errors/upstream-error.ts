import type { ExceededLimit } from './exceeded-limit.ts';

export type UpstreamErrorKind =
  /** The services answered a returncode that is not '0'. */
  | 'refused'
  | 'timeout'
  /** It took longer than its request waits. The call goes on, and a follow-up may ask for its answer. */
  | 'late'
  | 'unreachable'
  /** Nobody waits for its answer any more. It says nothing about the services. */
  | 'cancelled'
  /** Not made: the request has made as many as it may. */
  | 'too-many-calls'
  /** Not made: as many calls of the service are under way as it may have. */
  | 'busy'
  /** Not made: the service has not been answering lately. */
  | 'circuit-open'
  /** HTML, another envelope, half a body, no JSON. */
  | 'malformed'
  /** A0244, or a token that is refused again after its refresh. The session is gone. */
  | 'session-ended'
  /** The token expired and its refresh did not come through; the session lives and the next call may try again. */
  | 'refresh-failed'
  /** A configured address that its allow-list does not know. */
  | 'not-allowed'
  /** No address is configured where one is needed. */
  | 'not-configured'
  /** The operator's services do not have this operation. */
  | 'not-implemented';

/** Calls that were not made: whatever they were to do is certainly not done. */
const UNSENT: ReadonlySet<UpstreamErrorKind> = new Set<UpstreamErrorKind>([
  'too-many-calls',
  'busy',
  'circuit-open',
]);

export interface UpstreamErrorDetails {
  /** The operation's name, or the use of a configured address. Never a path or an address. */
  operation: string;
  returncode?: string;
  /** What the services said, for people. */
  refusal?: string;
  /** The `data` that came with a refusal. */
  data?: unknown;
  /** Of too many calls. */
  exceeded?: ExceededLimit;
  cause?: unknown;
}

/** A REST call that did not bring its data. Its message is fit for a log: neither address nor token nor query string. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  readonly operation: string;
  readonly returncode: string | undefined;
  readonly refusal: string | undefined;
  /** What came with a refusal, such as who was faster: raw, to be read defensively, and in no log. */
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

  /** Whether the call was not made at all. */
  get isUnsent(): boolean {
    return UNSENT.has(this.kind);
  }
}
