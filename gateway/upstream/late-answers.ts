import type { SessionRecord } from '../store/session-store.ts';
import type { After } from '../async/timers.ts';
import { freezeData } from '../values/freeze-data.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** A call whose request waits less long for it than the services may take. */
interface LateCall {
  session: Pick<SessionRecord, 'id' | 'accountVersion'>;
  /** Stands for the request: its own equal calls share what is under way. */
  request: object;
  operation: string;
  /** Method, address and body. */
  key: string;
  /** How long the request waits. */
  timeoutMs: number;
  /** The request asks again for what came late. */
  followsUp: boolean;
}

export interface LateAnswers {
  /** The answer of the running call that a follow-up asks for again, or that of a new one. Fails with `late` while the call goes on. */
  answerTo(call: LateCall, start: (timeoutMs: number) => Promise<unknown>): Promise<unknown>;
  /** What a session asked before it changed something is not used after the change. */
  forget(sessionId: string): void;
}

interface Pending {
  answer: Promise<unknown>;
  request: object;
  /** A request has stopped waiting for it: another one may come for the answer. */
  isLate: boolean;
}

interface LateAnswersOptions {
  /** The full limit of a call. */
  timeoutMs: number;
  after: After;
}

/** How long an answer that came late waits for the request that asks again. */
const KEPT_MS = 30_000;
/** Calls that run on, of one session and of all. Whoever has more waits no longer than before and cancels. */
const MAX_OF_SESSION = 48;
const MAX_PENDING = 2000;
/** Of answers that nobody has fetched yet. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Calls that outlive the patience of their request. The request is answered without them, the call runs on up to the full limit, and the
 * follow-up request that asks for the same thing gets its answer, so that the services are asked once. Keyed by session, account version and
 * call: nothing passes from one account, post or store to another.
 */
export function createLateAnswers({ timeoutMs: fullMs, after }: LateAnswersOptions): LateAnswers {
  const sessions = new Map<string, Map<string, Pending>>();
  let pendingCount = 0;
  let keptBytes = 0;

  function remove(sessionId: string, key: string, pending: Pending): void {
    const calls = sessions.get(sessionId);
    if (calls?.get(key) !== pending) return;
    calls.delete(key);
    pendingCount -= 1;
    if (calls.size === 0) sessions.delete(sessionId);
  }

  function isFull(sessionId: string): boolean {
    return pendingCount >= MAX_PENDING || (sessions.get(sessionId)?.size ?? 0) >= MAX_OF_SESSION;
  }

  /** An answer that came in time is done with. A late one waits to be fetched, and so does a late failure: asking again must not begin anew. */
  function settle(sessionId: string, key: string, pending: Pending, size: number): void {
    if (!pending.isLate || keptBytes + size > MAX_KEPT_BYTES) {
      remove(sessionId, key, pending);
      return;
    }
    keptBytes += size;
    after(KEPT_MS, () => {
      keptBytes -= size;
      remove(sessionId, key, pending);
    });
  }

  function begin(
    sessionId: string,
    key: string,
    request: object,
    start: (timeoutMs: number) => Promise<unknown>,
  ): Pending {
    const pending: Pending = { answer: start(fullMs), request, isLate: false };
    const calls = sessions.get(sessionId) ?? new Map<string, Pending>();
    // A call that is in the way was made by another request and is only for follow-ups of that one.
    if (!calls.has(key)) pendingCount += 1;
    sessions.set(sessionId, calls.set(key, pending));
    pending.answer.then(
      (data) => settle(sessionId, key, pending, pending.isLate ? freezeData(data) : 0),
      () => settle(sessionId, key, pending, 0),
    );
    return pending;
  }

  async function waitFor(pending: Pending, limitMs: number, operation: string): Promise<unknown> {
    let stop = (): void => undefined;
    const late = new Promise<never>((_resolve, reject) => {
      stop = after(limitMs, () => {
        pending.isLate = true;
        reject(new UpstreamError('late', { operation }));
      });
    });
    try {
      return await Promise.race([pending.answer, late]);
    } finally {
      stop();
    }
  }

  return {
    async answerTo({ session, request, operation, key, timeoutMs, followsUp }, start) {
      const ownKey = `${session.accountVersion}\n${key}`;
      const running = sessions.get(session.id)?.get(ownKey);
      if (running && (followsUp || running.request === request))
        return waitFor(running, timeoutMs, operation);
      if (timeoutMs >= fullMs || isFull(session.id)) return start(timeoutMs);
      return waitFor(begin(session.id, ownKey, request, start), timeoutMs, operation);
    },
    forget(sessionId) {
      pendingCount -= sessions.get(sessionId)?.size ?? 0;
      sessions.delete(sessionId);
    },
  };
}
