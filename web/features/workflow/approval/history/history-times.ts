import type { ApprovalStep } from '../approval.ts';

/**
 * Returns the number of decisions and the time span from the first to the last, or until now (epoch
 * milliseconds) while a step is pending. `from` is null without times.
 */
export function historySpan(
  history: readonly ApprovalStep[],
  now: number,
): { acted: number; from: string | null; to: string | number } {
  const done = history.filter(({ state }) => state === 'DONE');
  const starts = history.flatMap(({ startedAt, finishedAt }) => startedAt ?? finishedAt ?? []);
  const ends = done.flatMap(({ finishedAt }) => finishedAt ?? []);
  const waits = history.some(({ state }) => state === 'PENDING');
  return {
    acted: done.length,
    from: firstOrLast(starts, -1),
    to: waits ? now : (firstOrLast(ends, 1) ?? now),
  };
}

/**
 * Returns the earliest (-1) or latest (1) of ISO times, which may have different offsets; null if
 * there are none.
 */
function firstOrLast(moments: readonly string[], direction: 1 | -1): string | null {
  const sorted = [...moments].sort(
    (left, right) => direction * (new Date(right).getTime() - new Date(left).getTime()),
  );
  return sorted[0] ?? null;
}
