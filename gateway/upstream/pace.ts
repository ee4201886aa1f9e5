/** How long a request waits for its calls, and whether it asks again for late answers. */
export interface Pace {
  /**
   * Epoch milliseconds after which every call counts as late; null if only the calls' own limits
   * count.
   */
  answerBy: number | null;
  /**
   * The request is a follow-up: it waits for the call that is still running instead of making a new
   * one.
   */
  isFollowUp: boolean;
  /**
   * A late call continues, so that a follow-up finds its answer; otherwise it is canceled at its
   * limit.
   */
  continuesLateCalls: boolean;
}

const WITHIN_HEADER = 'x-portal-answer-within';
const FOLLOW_UP_HEADER = 'x-portal-follow-up';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the pace from the headers of a request. Invalid values count as absent. */
export function paceOf(headers: Headers, now: number): Pace {
  const within = headers[WITHIN_HEADER];
  const isNumber = typeof within === 'string' && /^\d{1,5}$/u.test(within);
  return {
    answerBy: isNumber ? now + Number(within) : null,
    isFollowUp: headers[FOLLOW_UP_HEADER] === '1',
    continuesLateCalls: true,
  };
}

/** Resets a mutation's pace: it is neither cut short nor answered by an earlier call. */
export function ignorePace(pace: Pace): void {
  Object.assign(pace, {
    answerBy: null,
    isFollowUp: false,
    continuesLateCalls: false,
  } satisfies Pace);
}

/**
 * The time left for a call, at least 1 ms. A call is made even if its request no longer waits, and
 * a follow-up fetches its answer.
 */
export function limitWithin({ answerBy }: Pace, timeoutMs: number, now: number): number {
  return answerBy === null ? timeoutMs : Math.max(1, Math.min(timeoutMs, answerBy - now));
}
