import type { Clock } from '../async/clock.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import type { RequestTrace } from '../tracing/request-trace.ts';
import type { Addresses } from './addresses.ts';
import type { CachedAnswers } from './cached-answers.ts';
import type { CallBudget } from './call-budget.ts';
import type { CallLane, CallLanes } from './call-lanes.ts';
import type { CallStyle } from './call-style.ts';
import type { Send } from './http-call.ts';
import type { LateAnswers } from './late-answers.ts';
import type { OperationName } from './operations.ts';
import type { Pace } from './pace.ts';
import type { TokenRefresh } from './tokens/token-refresh.ts';

/** What all requests of the process share. */
export interface RetailClientParts {
  send: Send;
  addresses: Addresses;
  sessions: SessionStore;
  refresh: TokenRefresh;
  inLane: CallLanes;
  cached: CachedAnswers;
  late: LateAnswers;
  clock: Clock;
  timeoutMs: number;
}

/** The identity and limits of a client's calls. */
export interface CallScope {
  session: SessionRecord | null;
  requestId: string;
  /** The trace of the request, which its calls continue. Background work has none. */
  trace?: RequestTrace | undefined;
  /**
   * Aborted when the request ends without these answers. A token refresh and shared calls continue,
   * because others may need them.
   */
  signal?: AbortSignal | undefined;
  /** How long the request waits for its calls; the calls' own limits when absent. */
  pace?: Pace | undefined;
  /** The request's call budget. Background work has none, because it has limits of its own. */
  budget?: CallBudget | undefined;
  /** The session's lane when absent. */
  lane?: CallLane | undefined;
}

/** One call of a client, with everything that is needed to make it. */
export interface Call {
  operation: string;
  url: URL;
  style: CallStyle;
  body: string | Buffer;
  timeoutMs: number;
  /**
   * How long it may occupy a slot of its lane. A call that continues for a later request gives up
   * its slot.
   */
  slotMs?: number;
  /** Set when the answer may be cached or shared with other requests. */
  sharing: { operation: OperationName; fresh: boolean } | null;
}
