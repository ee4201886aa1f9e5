import { RETURNCODES } from '../errors/returncodes.ts';
import type { Clock } from '../async/clock.ts';
import type { SessionRecord, SessionStore, TokenPair } from '../store/session-store.ts';
import type { Addresses } from './addresses.ts';
import {
  FILE_DOWNLOAD,
  formUpload,
  JSON_CALL,
  type CallStyle,
  type UploadForm,
} from './call-style.ts';
import type { CallBudget } from './call-budget.ts';
import { laneOf, type CallLane, type CallLanes } from './call-lanes.ts';
import { cancelledBy, untilCancelled } from './cancelled.ts';
import { canonicalJson } from '../values/canonical-json.ts';
import { isSuccess } from './envelope.ts';
import { refusalOf, type HttpAnswer, type Send } from './http-call.ts';
import type { CachedAnswers } from './cached-answers.ts';
import type { LateAnswers } from './late-answers.ts';
import {
  isCacheable,
  PAGE_OPERATIONS,
  wantsWorkflowToken,
  type OperationName,
} from './operations.ts';
import { limitWithin, type Pace } from './pace.ts';
import type { CallOptions, RetailClient } from './retail-client.ts';
import { withTimeLimit } from './time-limit.ts';
import type { TokenRefresh } from './token-refresh.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

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

interface Call {
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

const OWN_PACE: Pace = { answerBy: null, followsUp: false, runsOn: false };

/**
 * Operations that create and end tokens. Their answers never trigger a refresh or end the session.
 */
const TOKEN_OPERATIONS: ReadonlySet<string> = new Set(['login', 'logout', 'refreshToken']);

/**
 * Creates the RetailClient of one request. Calls with equal path and body are made once. Answers
 * are shared across requests only as the cache of the operation allows.
 */
export function createRetailClient(parts: RetailClientParts, identity: CallScope): RetailClient {
  const { send, addresses, sessions, refresh, cached, late, clock, inLane } = parts;
  const { session, requestId, signal, budget, lane = laneOf(session), pace = OWN_PACE } = identity;
  const made = new Map<string, { data: Promise<unknown>; timeoutMs: number }>();
  let accessToken = session?.tokens.accessToken ?? null;
  let ended = false;

  /**
   * Answers from the cache where allowed. Visitors have no known enterprise, and an ended session
   * shares nothing.
   */
  function answerTo(call: Call): Promise<unknown> {
    const { body, sharing } = call;
    if (session === null || ended || sharing === null || typeof body !== 'string')
      return performOrJoin(call);
    const answer = cached.answerTo(session, { ...call, ...sharing, body }, (timeoutMs) =>
      performOrJoin({ ...call, timeoutMs }),
    );
    return untilCancelled(answer, signal, call.operation);
  }

  /**
   * Performs a call, or joins one that an earlier request left running. If the call takes longer
   * than this request waits, it continues and a follow-up request gets its answer.
   */
  function performOrJoin(call: Call): Promise<unknown> {
    const { operation, timeoutMs } = call;
    if (
      session === null ||
      !pace.runsOn ||
      TOKEN_OPERATIONS.has(operation) ||
      typeof call.body !== 'string'
    )
      return perform(call);
    const lateCall = {
      session,
      request: made,
      operation,
      key: keyOf(call),
      timeoutMs,
      followsUp: pace.followsUp,
    };
    const answer = late.answerTo(lateCall, (limitMs) =>
      perform({ ...call, timeoutMs: limitMs, slotMs: timeoutMs }),
    );
    return untilCancelled(answer, signal, operation);
  }

  async function perform(call: Call): Promise<unknown> {
    if (ended) throw new UpstreamError('session-ended', { operation: call.operation });
    const used = accessToken;
    const isBare = session === null || used === null || TOKEN_OPERATIONS.has(call.operation);
    const answer = isBare
      ? await attempt(call, used, call.timeoutMs)
      : await performSignedIn(call, session.id, used);
    if (!isSuccess(answer)) throw refusalOf(answer, call.operation, accessToken);
    return answer.data;
  }

  async function performSignedIn(call: Call, sessionId: string, used: string): Promise<HttpAnswer> {
    const startedAt = clock();
    let answer = await attempt(call, used, call.timeoutMs);
    if (answer.returncode === RETURNCODES.TOKEN_EXPIRED) {
      const renewal = untilCancelled(
        refresh(sessionId, used, requestId),
        waitsFor(call),
        call.operation,
      );
      // A call with the full time limit waits for the refresh without an extra limit, because the
      // refresh has the same limit, so that the call learns how the refresh ended.
      const isShort = call.timeoutMs < parts.timeoutMs;
      const timeLeft = () =>
        isShort ? Math.max(1, call.timeoutMs - Math.max(0, clock() - startedAt)) : call.timeoutMs;
      accessToken = await tokenOf(
        isShort ? withTimeLimit(renewal, timeLeft(), call.operation) : renewal,
      );
      answer = await attempt(call, accessToken, timeLeft());
    }
    if (
      answer.returncode === RETURNCODES.TOKEN_EXPIRED ||
      answer.returncode === RETURNCODES.SESSION_ENDED
    ) {
      ended = true;
      await sessions.delete(sessionId);
      throw new UpstreamError('session-ended', {
        operation: call.operation,
        returncode: answer.returncode,
      });
    }
    return answer;
  }

  async function tokenOf(renewal: Promise<TokenPair>): Promise<string> {
    try {
      return (await renewal).accessToken;
    } catch (error) {
      ended ||= error instanceof UpstreamError && error.kind === 'session-ended';
      throw error;
    }
  }

  /**
   * The signal for a call. A shared call has none: the end of one request must not abort it for
   * others.
   */
  function waitsFor({ sharing }: Call): AbortSignal | undefined {
    return sharing === null ? signal : undefined;
  }

  async function attempt(call: Call, token: string | null, timeoutMs: number): Promise<HttpAnswer> {
    const { operation, url, style, body } = call;
    const bpmToken = wantsWorkflowToken(operation, url) ? session?.origin.bpmToken : null;
    budget?.spend(operation);
    if (signal?.aborted) throw cancelledBy(signal, operation);
    const { slotMs = timeoutMs } = call;
    const waits = { operation, timeoutMs, slotMs, signal: waitsFor(call) };
    return inLane(lane, waits, (timeLeftMs) =>
      send({
        ...waits,
        url,
        style,
        body,
        accessToken: token,
        bpmToken,
        requestId,
        timeoutMs: timeLeftMs,
      }),
    );
  }

  /**
   * Shares an equal call of this request if that call waits at least as long. With a shorter limit,
   * only the waiting is limited.
   */
  function once(call: Call): Promise<unknown> {
    // A cached answer from an earlier request does not answer a call that must be made now.
    const key = `${call.sharing?.fresh === true ? 'fresh ' : ''}${keyOf(call)}`;
    const equal = made.get(key);
    if (equal?.timeoutMs === call.timeoutMs) return equal.data;
    if (equal && equal.timeoutMs > call.timeoutMs)
      return withTimeLimit(equal.data, call.timeoutMs, call.operation);
    const data = answerTo(call);
    made.set(key, { data, timeoutMs: call.timeoutMs });
    return data;
  }

  type Asked = Pick<Call, 'operation' | 'url' | 'sharing'>;

  async function callAt<Data>(call: Asked, body: unknown, options?: CallOptions): Promise<Data> {
    const timeoutMs = limitWithin(pace, options?.timeoutMs ?? parts.timeoutMs, clock());
    return (await once({
      ...call,
      style: JSON_CALL,
      body: canonicalJson(body ?? {}),
      timeoutMs,
    })) as Data;
  }

  return {
    async call(operation, body, options) {
      const sharing = isCacheable(operation)
        ? { operation, fresh: options?.fresh ?? PAGE_OPERATIONS.has(operation) }
        : null;
      return callAt({ operation, url: addresses.ofOperation(operation), sharing }, body, options);
    },
    async callConfigured(address, body, options) {
      return callAt(
        { operation: address.use, url: addresses.ofConfigured(address), sharing: null },
        body,
        options,
      );
    },
    async callPath(use, path, body, options) {
      return callAt(
        { operation: use, url: addresses.ofPath(use, path), sharing: null },
        body,
        options,
      );
    },
    allowsPath: (use, path) => addresses.allows(use, path),
    async upload<Data>(operation: OperationName, form: UploadForm) {
      const url = addresses.ofOperation(operation);
      return (await perform({
        operation,
        url,
        ...(await formUpload(form)),
        timeoutMs: parts.timeoutMs,
        sharing: null,
      })) as Data;
    },
    async download(path, limit) {
      const style = { ...FILE_DOWNLOAD, ...limit };
      const file = { operation: 'file', url: addresses.ofPath('file', path), style, body: '' };
      return (await once({ ...file, timeoutMs: parts.timeoutMs, sharing: null })) as Buffer;
    },
    limitExceededBy: (calls) => budget?.exceededBy(calls) ?? null,
    allowsFile: (path) => addresses.allows('file', path),
    forgetModule: (moduleCode) =>
      session === null ? undefined : cached.forgetModule(session.account.ent_id, moduleCode),
  };
}

function keyOf({ style, url, body }: Pick<Call, 'style' | 'url' | 'body'>): string {
  return `${style.method} ${url.href}\n${body.toString()}`;
}
