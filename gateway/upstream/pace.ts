/** How long the calls of one request may keep it waiting, and whether it asks again for what came late. */
export interface Pace {
  /** Epoch milliseconds by which every call counts as late; null where only the calls' own limits count. */
  answerBy: number | null;
  /** The request asks again for what came late: it waits for the call that is still running instead of making another. */
  followsUp: boolean;
  /** A call that is late runs on, so that a follow-up finds its answer; otherwise it is cancelled at its limit. */
  runsOn: boolean;
}

const WITHIN_HEADER = 'x-portal-answer-within';
const FOLLOW_UP_HEADER = 'x-portal-follow-up';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Read from the headers of a request; what is no number of milliseconds counts as absent. */
export function paceOf(headers: Headers, now: number): Pace {
  const within = headers[WITHIN_HEADER];
  const isNumber = typeof within === 'string' && /^\d{1,5}$/u.test(within);
  return {
    answerBy: isNumber ? now + Number(within) : null,
    followsUp: headers[FOLLOW_UP_HEADER] === '1',
    runsOn: true,
  };
}

/** A mutation is neither cut short nor answered by a call that was made before it. */
export function ignorePace(pace: Pace): void {
  Object.assign(pace, { answerBy: null, followsUp: false, runsOn: false } satisfies Pace);
}

/** What is left of a call's limit. Never nothing: a call is made even if its request waits no more, and its answer is picked up later. */
export function limitWithin({ answerBy }: Pace, timeoutMs: number, now: number): number {
  return answerBy === null ? timeoutMs : Math.max(1, Math.min(timeoutMs, answerBy - now));
}
