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
import type { KeptAnswers } from './kept-answers.ts';
import type { LateAnswers } from './late-answers.ts';
import { isKept, PAGE_OPERATIONS, wantsWorkflowToken, type OperationName } from './operations.ts';
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
  kept: KeptAnswers;
  late: LateAnswers;
  clock: Clock;
  timeoutMs: number;
}

/** Whose calls they are. */
export interface CallScope {
  session: SessionRecord | null;
  requestId: string;
  /** Aborted when the request has ended without these answers. A refresh and what others share go on: they may need it. */
  signal?: AbortSignal | undefined;
  /** How long it waits; as long as its calls may take when absent. */
  pace?: Pace | undefined;
  /** Of the request; work in the background has none, its own limits hold there. */
  budget?: CallBudget | undefined;
  /** That of the session when absent. */
  lane?: CallLane | undefined;
}

interface Call {
  operation: string;
  url: URL;
  style: CallStyle;
  body: string | Buffer;
  timeoutMs: number;
  /** How long it may have a place among the calls under way; a call that runs on for a later request leaves it. */
  placeMs?: number;
  /** Set when the answer is not this request's alone. */
  sharing: { operation: OperationName; fresh: boolean } | null;
}

const OWN_PACE: Pace = { answerBy: null, followsUp: false, runsOn: false };

/** They make and end tokens themselves: whatever they answer is their caller's to judge. */
const TOKEN_OPERATIONS: ReadonlySet<string> = new Set(['login', 'logout', 'refreshToken']);

/**
 * The RetailClient of one request. Calls that are equal in path and body are made once; the identity is the request's own, and
 * nothing is shared beyond it but what the whole enterprise shares.
 */
export function createRetailClient(parts: RetailClientParts, identity: CallScope): RetailClient {
  const { send, addresses, sessions, refresh, kept, late, clock, inLane } = parts;
  const { session, requestId, signal, budget, lane = laneOf(session), pace = OWN_PACE } = identity;
  const made = new Map<string, { data: Promise<unknown>; timeoutMs: number }>();
  let accessToken = session?.tokens.accessToken ?? null;
  let ended = false;

  /** A visitor's enterprise is not known, and a session that has ended shares nothing. */
  function answerTo(call: Call): Promise<unknown> {
    const { body, sharing } = call;
    if (session === null || ended || sharing === null || typeof body !== 'string')
      return performOrFollow(call);
    const answer = kept.answerTo(session, { ...call, ...sharing, body }, (timeoutMs) =>
      performOrFollow({ ...call, timeoutMs }),
    );
    return untilCancelled(answer, signal, call.operation);
  }

  /** A call that takes longer than this request waits runs on, and its answer is there for whoever asks again. */
  function performOrFollow(call: Call): Promise<unknown> {
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
      perform({ ...call, timeoutMs: limitMs, placeMs: timeoutMs }),
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
      // A call with the full limit waits for the outcome, which has that limit too, so that it learns how the refresh ended.
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

  /** Who waits no more must not cut off what others share. */
  function waitsFor({ sharing }: Call): AbortSignal | undefined {
    return sharing === null ? signal : undefined;
  }

  async function attempt(call: Call, token: string | null, timeoutMs: number): Promise<HttpAnswer> {
    const { operation, url, style, body } = call;
    const bpmToken = wantsWorkflowToken(operation, url) ? session?.origin.bpmToken : null;
    budget?.spend(operation);
    if (signal?.aborted) throw cancelledBy(signal, operation);
    const { placeMs = timeoutMs } = call;
    const waits = { operation, timeoutMs, placeMs, signal: waitsFor(call) };
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

  /** An equal call is shared if it waits at least as long; a shorter limit than its own is kept by the one who has it. */
  function once(call: Call): Promise<unknown> {
    // What this request was given from an earlier one does not answer a call that must be made now.
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
      const sharing = isKept(operation)
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
    knowsFile: (path) => addresses.allows('file', path),
    forgetModule: (moduleCode) =>
      session === null ? undefined : kept.forgetModule(session.account.ent_id, moduleCode),
  };
}

function keyOf({ style, url, body }: Pick<Call, 'style' | 'url' | 'body'>): string {
  return `${style.method} ${url.href}\n${body.toString()}`;
}
