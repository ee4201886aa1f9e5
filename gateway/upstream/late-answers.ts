import type { SessionRecord } from '../store/session-store.ts';
import type { After } from '../async/timers.ts';
import { freezeData } from '../values/freeze-data.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** A call whose request waits less long than the call may take. */
interface LateCall {
  session: Pick<SessionRecord, 'id' | 'accountVersion'>;
  /** Identity of the request; its own equal calls share the running call. */
  request: object;
  operation: string;
  /** Method, address and body of the call. */
  key: string;
  /** How long the request waits. */
  timeoutMs: number;
  /** The request asks again for an answer that was late. */
  isFollowUp: boolean;
}

export interface LateAnswers {
  /**
   * The answer of the running call that a follow-up asks for, or of a new call. Rejects with `late`
   * while the call continues.
   */
  answerTo(call: LateCall, start: (timeoutMs: number) => Promise<unknown>): Promise<unknown>;
  /**
   * Whether a call with the full time limit has nothing to do with late answers, because no call of
   * the session is running on.
   */
  isSkippedBy(call: Pick<LateCall, 'session' | 'timeoutMs'>): boolean;
  /**
   * Drops the running calls of a session after it changed something, so that a follow-up never gets
   * data from before the change.
   */
  forget(sessionId: string): void;
}

interface Pending {
  answer: Promise<unknown>;
  request: object;
  /** A request has stopped waiting; a follow-up may fetch the answer. */
  isLate: boolean;
}

interface LateAnswersOptions {
  /** The full time limit of a call. */
  timeoutMs: number;
  after: After;
}

/** How long a late answer is kept for the follow-up request. */
const LATE_ANSWER_MS = 30_000;
/**
 * Maximum continuing calls of one session and of all sessions. Beyond them, calls are canceled at
 * the request's limit.
 */
const MAX_OF_SESSION = 48;
const MAX_PENDING = 2000;
/** Maximum size of late answers that were not fetched yet. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Calls that outlive their request's time limit. The request is answered without them, the call
 * continues up to the full limit, and the follow-up request for the same data gets its answer, so
 * that the services are called once. The key is session, account version and call, so that no
 * answer reaches a different account, post or store.
 */
export function createLateAnswers({ timeoutMs: fullMs, after }: LateAnswersOptions): LateAnswers {
  const sessions = new Map<string, Map<string, Pending>>();
  let pendingCount = 0;
  let storedBytes = 0;

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

  /**
   * An answer in time is removed. A late one is kept for the follow-up, and so is a late failure,
   * because the follow-up must not start a new call.
   */
  function settle(sessionId: string, key: string, pending: Pending, size: number): void {
    if (!pending.isLate || storedBytes + size > MAX_KEPT_BYTES) {
      remove(sessionId, key, pending);
      return;
    }
    storedBytes += size;
    after(LATE_ANSWER_MS, () => {
      storedBytes -= size;
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
    // A call with the same key was made by a different request and only serves its follow-ups.
    if (!calls.has(key)) pendingCount += 1;
    sessions.set(sessionId, calls.set(key, pending));
    pending.answer.then(
      (data) => settle(sessionId, key, pending, pending.isLate ? freezeData(data) : 0),
      () => settle(sessionId, key, pending, 0),
    );
    return pending;
  }

  return {
    async answerTo({ session, request, operation, key, timeoutMs, isFollowUp }, start) {
      const ownKey = `${session.accountVersion}\n${key}`;
      const running = sessions.get(session.id)?.get(ownKey);
      if (running && (isFollowUp || running.request === request))
        return waitFor(running, timeoutMs, operation, after);
      if (timeoutMs >= fullMs || isFull(session.id)) return start(timeoutMs);
      return waitFor(begin(session.id, ownKey, request, start), timeoutMs, operation, after);
    },
    isSkippedBy: ({ session, timeoutMs }) => timeoutMs >= fullMs && !sessions.has(session.id),
    forget(sessionId) {
      pendingCount -= sessions.get(sessionId)?.size ?? 0;
      sessions.delete(sessionId);
    },
  };
}

/** Waits for an answer for at most `limitMs`, then marks the call as late and rejects. */
async function waitFor(
  pending: Pending,
  limitMs: number,
  operation: string,
  after: After,
): Promise<unknown> {
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
