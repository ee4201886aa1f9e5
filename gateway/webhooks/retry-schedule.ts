const FIRST_MS = 10_000;
const FACTOR = 4;
const MAX_MS = 6 * 3_600_000;
/** With the pauses between them, the last attempt is about 16 hours after the first. */
const MAX_ATTEMPTS = 9;
/** A webhook counts as failing once this many attempts of an event have failed. */
const FAILING_ATTEMPTS = 3;

/**
 * When an event is sent again after this many failed attempts; null when it is not. The pauses are
 * 10 s, 40 s, 160 s and so on up to 6 hours, each varied by up to a fifth, so that the events of an
 * outage do not all come back at the same moment.
 */
export function afterFailure(attempts: number, now: number, random: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const pause = Math.min(FIRST_MS * FACTOR ** (attempts - 1), MAX_MS);
  return now + Math.round(pause * (0.8 + 0.4 * random));
}

/** Until when a receiver gets nothing that asked for a pause: at most for the longest pause. */
export const heldUntil = (waitMs: number, now: number): number | null =>
  waitMs > 0 ? now + Math.min(waitMs, MAX_MS) : null;

export const isFailing = (attempts: number): boolean => attempts >= FAILING_ATTEMPTS;
