import type { SessionRecord, TokenPair } from '../store/session-store.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { laneOf } from './call-lanes.ts';
import type { CallSpan } from '../tracing/request-trace.ts';
import type { Call, CallScope, RetailClientParts } from './call-scope.ts';
import { cancelledBy, untilCancelled } from './cancelled.ts';
import { isSuccess } from './envelope.ts';
import { refusalOf, type HttpAnswer } from './http-call.ts';
import { wantsWorkflowToken } from './operations.ts';
import { withTimeLimit } from './time-limit.ts';

/**
 * Operations that create and end tokens. Their answers never trigger a refresh or end the session.
 */
export const TOKEN_OPERATIONS: ReadonlySet<string> = new Set(['login', 'logout', 'refreshToken']);

/** Makes the calls of one request, with the token of its session. */
export interface CallPerformer {
  /** The `data` of the answer. Throws UpstreamError. */
  perform(call: Call): Promise<unknown>;
  /** Whether a call has shown that the session has ended. */
  isEnded(): boolean;
}

/**
 * Creates the performer of one request. When a call meets an expired token, the token is refreshed
 * and the call is made once more; a second refusal of the token ends the session.
 */
export function createCallPerformer(parts: RetailClientParts, scope: CallScope): CallPerformer {
  const { sessions, refresh, clock } = parts;
  const { session, requestId } = scope;
  const attempt = createAttempt(parts, scope);
  let accessToken = session?.tokens.accessToken ?? null;
  let isEnded = false;

  async function perform(call: Call): Promise<unknown> {
    if (isEnded) throw new UpstreamError('session-ended', { operation: call.operation });
    const token = accessToken;
    const answer =
      session === null || token === null || TOKEN_OPERATIONS.has(call.operation)
        ? await attempt(call, token, call.timeoutMs)
        : await performSignedIn(call, session, token);
    if (!isSuccess(answer)) throw refusalOf(answer, call.operation, accessToken);
    return answer.data;
  }

  async function performSignedIn(
    call: Call,
    session: SessionRecord,
    token: string,
  ): Promise<HttpAnswer> {
    const { id } = session;
    const { operation } = call;
    const startedAt = clock();
    let answer = await attempt(call, token, call.timeoutMs);
    if (isRenewable(answer, session)) {
      const renewal = untilCancelled(
        refresh(id, token, requestId),
        signalOf(call, scope),
        operation,
      );
      // A call with the full time limit waits for the refresh without an extra limit, because the
      // refresh has the same limit, so that the call learns how the refresh ended.
      const isShort = call.timeoutMs < parts.timeoutMs;
      const timeLeft = () =>
        isShort ? Math.max(1, call.timeoutMs - Math.max(0, clock() - startedAt)) : call.timeoutMs;
      accessToken = await tokenOf(
        isShort ? withTimeLimit(renewal, timeLeft(), operation) : renewal,
      );
      answer = await attempt(call, accessToken, timeLeft());
    }
    const { returncode } = answer;
    if (returncode === RETURNCODES.TOKEN_EXPIRED || returncode === RETURNCODES.SESSION_ENDED) {
      isEnded = true;
      await sessions.delete(id);
      throw new UpstreamError('session-ended', { operation, returncode });
    }
    return answer;
  }

  async function tokenOf(renewal: Promise<TokenPair>): Promise<string> {
    try {
      return (await renewal).accessToken;
    } catch (error) {
      isEnded ||= error instanceof UpstreamError && error.kind === 'session-ended';
      throw error;
    }
  }

  return { perform, isEnded: () => isEnded };
}

/**
 * Whether a new token pair may help. It also does for an API token whose pair has ended, because the
 * services issue another one for it.
 */
function isRenewable({ returncode }: HttpAnswer, { origin }: SessionRecord): boolean {
  return (
    returncode === RETURNCODES.TOKEN_EXPIRED ||
    (returncode === RETURNCODES.SESSION_ENDED && origin.apiToken !== null)
  );
}

/** Sends a call once, within the request's budget and its lane. */
function createAttempt(
  { inLane, send }: RetailClientParts,
  scope: CallScope,
): (call: Call, token: string | null, timeoutMs: number) => Promise<HttpAnswer> {
  const { session, requestId, trace, signal, budget, lane = laneOf(session) } = scope;
  return async function attempt(call, token, timeoutMs) {
    const { operation, url, style, body, slotMs = timeoutMs } = call;
    const bpmToken = wantsWorkflowToken(operation, url) ? session?.origin.bpmToken : null;
    budget?.spend(operation);
    if (signal?.aborted) throw cancelledBy(signal, operation);
    const callSignal = signalOf(call, scope);
    const waits = { operation, timeoutMs, slotMs, signal: callSignal };
    const span = trace?.startCall(operation, url) ?? null;
    const traceparent = span?.traceparent ?? trace?.callerHeader;
    const answer = inLane(lane, waits, (timeLeftMs) => {
      span?.sent();
      // Named one by one, because copying an object takes several times as long.
      return send({
        operation,
        signal: callSignal,
        url,
        style,
        body,
        accessToken: token,
        bpmToken,
        requestId,
        traceparent,
        timeoutMs: timeLeftMs,
      });
    });
    return span === null ? answer : recorded(answer, span);
  };
}

/** Notes in its span how a call ended. */
async function recorded(answer: Promise<HttpAnswer>, span: CallSpan): Promise<HttpAnswer> {
  try {
    const { status, returncode } = await answer;
    span.answered(status, returncode);
  } catch (error) {
    span.failed(error);
  }
  return answer;
}

/**
 * The signal for a call. A shared call has none: the end of one request must not abort it for
 * others.
 */
function signalOf({ sharing }: Call, { signal }: CallScope): AbortSignal | undefined {
  return sharing === null ? signal : undefined;
}
