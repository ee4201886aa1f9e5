import type { Clock } from '../clock.ts';
import type { SessionRecord, SessionStore, TokenPair } from '../store/session-store.ts';
import type { Addresses } from './addresses.ts';
import { canonicalJson } from './canonical-json.ts';
import { isSuccess } from './envelope.ts';
import { refusalOf, type Answer, type Send } from './exchange.ts';
import type { RetailCaller } from './retail-caller.ts';
import { withTimeLimit } from './time-limit.ts';
import type { TokenRefresh } from './token-refresh.ts';
import { UpstreamError } from './upstream-error.ts';

/** What all requests of the process share. */
export interface CallerParts {
  send: Send;
  addresses: Addresses;
  sessions: SessionStore;
  refresh: TokenRefresh;
  clock: Clock;
  timeoutMs: number;
}

/** Whose calls they are. */
export interface CallerIdentity {
  session: SessionRecord | null;
  requestId: string;
  /** Aborted when nobody waits for the answer any more. A refresh goes on: others may need it. */
  signal?: AbortSignal | undefined;
}

interface Call {
  operation: string;
  url: URL;
  body: string;
  timeoutMs: number;
}

const EXPIRED = 'A0242';
const ENDED = 'A0244';

/** They make and end tokens themselves: whatever they answer is their caller's to judge. */
const TOKEN_OPERATIONS: ReadonlySet<string> = new Set(['login', 'logout', 'refreshToken']);

/**
 * The RetailCaller of one request. Calls that are equal in path and body are made once; the identity is the request's own, and
 * nothing is shared beyond it.
 */
export function createRequestCaller(parts: CallerParts, { session, requestId, signal }: CallerIdentity): RetailCaller {
  const { send, addresses, sessions, refresh, clock } = parts;
  const made = new Map<string, { data: Promise<unknown>; timeoutMs: number }>();
  let accessToken = session?.tokens.accessToken ?? null;
  let ended = false;

  async function perform(call: Call): Promise<unknown> {
    if (ended) throw new UpstreamError('session-ended', { operation: call.operation });
    const used = accessToken;
    const isBare = session === null || used === null || TOKEN_OPERATIONS.has(call.operation);
    const answer = isBare ? await attempt(call, used, call.timeoutMs) : await performSignedIn(call, session.id, used);
    if (!isSuccess(answer)) throw refusalOf(answer, call.operation, accessToken);
    return answer.data;
  }

  async function performSignedIn(call: Call, sessionId: string, used: string): Promise<Answer> {
    const startedAt = clock();
    let answer = await attempt(call, used, call.timeoutMs);
    if (answer.returncode === EXPIRED) {
      const renewal = refresh(sessionId, used, requestId);
      // A call with the full limit waits for the outcome, which has that limit too, so that it learns how the refresh ended.
      const isShort = call.timeoutMs < parts.timeoutMs;
      const timeLeft = () => (isShort ? Math.max(1, call.timeoutMs - (clock() - startedAt)) : call.timeoutMs);
      accessToken = await tokenOf(isShort ? withTimeLimit(renewal, timeLeft(), call.operation) : renewal);
      answer = await attempt(call, accessToken, timeLeft());
    }
    if (answer.returncode === EXPIRED || answer.returncode === ENDED) {
      ended = true;
      await sessions.delete(sessionId);
      throw new UpstreamError('session-ended', { operation: call.operation, returncode: answer.returncode });
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

  function attempt({ operation, url, body }: Call, token: string | null, timeoutMs: number): Promise<Answer> {
    return send({ operation, url, body, accessToken: token, requestId, timeoutMs, signal });
  }

  /** An equal call is shared if it waits at least as long; a shorter limit than its own is kept by the one who has it. */
  function once(call: Call): Promise<unknown> {
    const key = `${call.url.href}\n${call.body}`;
    const equal = made.get(key);
    if (equal?.timeoutMs === call.timeoutMs) return equal.data;
    if (equal && equal.timeoutMs > call.timeoutMs) return withTimeLimit(equal.data, call.timeoutMs, call.operation);
    const data = perform(call);
    made.set(key, { data, timeoutMs: call.timeoutMs });
    return data;
  }

  async function callAt<Data>(operation: string, url: URL, body: unknown, timeoutMs = parts.timeoutMs): Promise<Data> {
    return (await once({ operation, url, body: canonicalJson(body ?? {}), timeoutMs })) as Data;
  }

  return {
    async call(operation, body, options) {
      return callAt(operation, addresses.ofOperation(operation), body, options?.timeoutMs);
    },
    async callConfigured(address, body, options) {
      return callAt(address.use, addresses.ofConfigured(address), body, options?.timeoutMs);
    },
  };
}
